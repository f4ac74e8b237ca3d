import "../zod-settings.ts";
import "embed:start/portal-login";
import texts from "texts:portal-login";
import { portalLoginWidget } from "../../portal-login/widget.ts";
import { createPart } from "../mount-form.ts";

// The sign-in needs neither. Asked for, they stay in the one file that all forms share, which is smaller than two.
export { FormFrame } from "../../forms/form-frame.tsx";
export { useSubmission } from "../../forms/use-submission.ts";

export const { mountForm } = createPart([portalLoginWidget], texts);
