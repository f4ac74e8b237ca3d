import { readFields } from "../../model/submissions/read-fields.ts";
import { FormFrame } from "./form-frame.tsx";
import { useSubmission } from "./use-submission.ts";

/**
 * Code shared by all forms' scripts. Widgets that use only a part of it re-export all; otherwise, esbuild would move
 * the rest into a second chunk, which would add half a kilobyte to every form.
 */
export const SHARED_CHUNK: readonly unknown[] = [FormFrame, readFields, useSubmission];
