import "../zod-settings.ts";
import "embed:start/portal-login";
import texts from "texts:portal-login";
import { portalLoginWidget } from "../../portal-login/widget.ts";
import { createPart } from "../mount-form.ts";

// The sign-in needs none of these. Asked for, they stay in the one file that all forms share, which is smaller than two.
export { FormFrame } from "../../forms/form-frame.tsx";
export * from "../../forms/load-backend.ts";
export * from "../../forms/rules.ts";
export { useSubmission } from "../../forms/use-submission.ts";
export * from "../../runtime/attribute-types.ts";

export const { mountForm } = createPart([portalLoginWidget], texts);
