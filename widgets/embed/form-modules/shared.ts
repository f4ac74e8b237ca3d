// Re-exported by every form's script, so that esbuild puts these modules into one shared chunk. A second chunk would
// cost each form another request and enlarge the entry script.
export { FormFrame } from "../../forms/form-frame.tsx";
export * from "../../forms/import-backend.ts";
export { useSubmission } from "../../forms/use-submission.ts";
export * from "../../runtime/attribute-rules.ts";
export * from "../../../site/model/submissions/form-fields.ts";
export * from "../../../site/model/submissions/form-columns.ts";
export { readFields } from "../../../site/model/submissions/read-fields.ts";
