// Re-exported by every form's script, so that esbuild puts these modules into one shared chunk. A second chunk would
// cost each form another request and enlarge the entry script.
export { FormFrame } from "../../forms/form-frame.tsx";
export { useSubmission } from "../../forms/use-submission.ts";
export * from "../../../model/submissions/form-fields.ts";
