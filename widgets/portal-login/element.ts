import texts from "texts:portal-login";
import { defineWidget } from "../runtime/widget-element.ts";
import { portalLoginWidget } from "./widget.ts";

defineWidget(portalLoginWidget, texts);
