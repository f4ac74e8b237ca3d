import texts from "texts:employer-lead-form";
import { defineWidget } from "../runtime/widget-element.ts";
import { employerLeadFormWidget } from "./widget.ts";

defineWidget(employerLeadFormWidget, texts);
