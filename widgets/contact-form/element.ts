import texts from "texts:contact-form";
import { defineWidget } from "../runtime/widget-element.ts";
import { contactFormWidget } from "./widget.ts";

defineWidget(contactFormWidget, texts);
