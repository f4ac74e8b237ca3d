import texts from "texts:resume-form";
import { defineWidget } from "../runtime/widget-element.ts";
import { resumeFormWidget } from "./widget.ts";

defineWidget(resumeFormWidget, texts);
