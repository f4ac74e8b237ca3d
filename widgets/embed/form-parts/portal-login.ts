import texts from "texts:portal-login";
import { portalLoginWidget } from "../../portal-login/widget.ts";
import { createPart } from "../mount-form.ts";

// The sign-in needs none of these. Asked for, they stay in the one file that all forms share, which is smaller than two.
export { FormFrame } from "../../forms/form-frame.tsx";
export * from "../../forms/load-backend.ts";
export { readFields } from "../../../site/model/submissions/read-fields.ts";
export { useSubmission } from "../../forms/use-submission.ts";
export * from "../../runtime/attribute-rules.ts";

export const { mountForm } = createPart([portalLoginWidget], texts);
