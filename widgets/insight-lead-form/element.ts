import { defineWidget } from "../runtime/widget-element.ts";
import { insightLeadFormWidget } from "./widget.ts";

defineWidget(insightLeadFormWidget);
