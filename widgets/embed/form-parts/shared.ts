// Exported by every part, needed or not, so that all of it stays in the one file that the parts share: a further file would cost each
// form a request, and the entry its name.
export { FormFrame } from "../../forms/form-frame.tsx";
export * from "../../forms/load-backend.ts";
export { useSubmission } from "../../forms/use-submission.ts";
export * from "../../runtime/attribute-rules.ts";
export * from "../../../site/model/submissions/asked-fields.ts";
export * from "../../../site/model/submissions/form-columns.ts";
export { readFields } from "../../../site/model/submissions/read-fields.ts";
