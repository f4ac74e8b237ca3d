import texts from "texts:portal-login";
import { portalLoginWidget } from "../../portal-login/widget.ts";
import { createPart } from "../mount-form.ts";

export * from "./shared.ts";

export const { mountForm } = createPart([portalLoginWidget], texts);
