import texts from "texts:portal-login";
import { defineWidget } from "../runtime/widget-element.ts";
import { portalLoginWidget } from "./portal-login.tsx";

defineWidget(portalLoginWidget, texts);

export { SHARED_CHUNK } from "../forms/shared-chunk.ts";
