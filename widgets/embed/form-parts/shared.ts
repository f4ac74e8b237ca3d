// Every form's script re-exports these modules, so that esbuild puts them into the one chunk that all forms
// share. A second shared chunk would cost each form another request, and its name would enlarge the entry
// script.
export { FormFrame } from "../../forms/form-frame.tsx";
export * from "../../forms/load-backend.ts";
export { useSubmission } from "../../forms/use-submission.ts";
export * from "../../runtime/attribute-rules.ts";
export * from "../../../site/model/submissions/form-fields.ts";
export * from "../../../site/model/submissions/form-columns.ts";
export { readFields } from "../../../site/model/submissions/read-fields.ts";
