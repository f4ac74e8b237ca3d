import { defineWidget } from "../runtime/widget-element.ts";
import { employerLeadFormWidget } from "./widget.ts";

defineWidget(employerLeadFormWidget);
