import texts from "texts:site-header";
import { defineWidget } from "../runtime/widget-element.ts";
import { siteHeaderWidget } from "./widget.ts";

defineWidget(siteHeaderWidget, texts);
