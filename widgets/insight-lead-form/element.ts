import texts from "texts:insight-lead-form";
import { defineWidget } from "../runtime/widget-element.ts";
import { insightLeadFormWidget } from "./widget.ts";

defineWidget(insightLeadFormWidget, texts);
