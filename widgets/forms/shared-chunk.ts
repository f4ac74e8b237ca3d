import { readFields } from "../../model/submissions/read-fields.ts";
import { ContactLinks } from "./contact-links.tsx";
import { restoreFocus } from "./focus.ts";
import { reduceSubmission, INITIAL_STATE } from "./submission-state.ts";
import { SubmitButton, TextField } from "./field.tsx";

/**
 * Code shared by all forms' scripts. Widgets that are not forms re-export it; otherwise, esbuild would move
 * the parts that they don't use into a second chunk, which would add a few hundred bytes to every form.
 */
export const SHARED_CHUNK: readonly unknown[] = [
  ContactLinks,
  restoreFocus,
  readFields,
  reduceSubmission,
  INITIAL_STATE,
  SubmitButton,
  TextField,
];
