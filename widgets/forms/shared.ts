import { readFields } from "../../site/model/submissions/read-fields.ts";
import { ContactWays } from "./contact-ways.tsx";
import { FieldError } from "./field.tsx";
import { restoreFocus } from "./focus.ts";
import { FormContext } from "./form-context.ts";
import { advance, IDLE } from "./submission-state.ts";
import { SubmitButton } from "./submit-button.tsx";
import { TextField } from "./text-field.tsx";

/**
 * What the scripts of all forms share. esbuild parts code by who uses it: a widget that is no form exports this from its script, or what it
 * leaves unused would become a file of its own, and some hundred bytes more for every form.
 */
export const SHARED: readonly unknown[] = [
  ContactWays,
  FieldError,
  restoreFocus,
  FormContext,
  readFields,
  advance,
  IDLE,
  SubmitButton,
  TextField,
];
