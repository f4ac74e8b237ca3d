import texts from "texts:lead-form";
import { defineWidget } from "../runtime/widget-element.ts";
import { leadFormWidget } from "./widget.ts";

defineWidget(leadFormWidget, texts);
