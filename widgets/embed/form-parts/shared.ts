// Every part exports this, so that esbuild puts it into the one chunk that all parts share. A second chunk
// would cost each form a request, and its name would enlarge the entry.
export { FormFrame } from "../../forms/form-frame.tsx";
export * from "../../forms/load-backend.ts";
export { useSubmission } from "../../forms/use-submission.ts";
export * from "../../runtime/attribute-rules.ts";
export * from "../../../site/model/submissions/form-fields.ts";
export * from "../../../site/model/submissions/form-columns.ts";
export { readFields } from "../../../site/model/submissions/read-fields.ts";
