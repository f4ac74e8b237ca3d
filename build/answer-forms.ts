import type { FormAnswers } from "./answers/form-answers.tsx";

export type { FormAnswers } from "./answers/form-answers.tsx";

/**
 * What reads forms that were posted without script, and renders the answers. It is the forms' own code, with React: loaded when the first
 * one is posted.
 * @param root the project's root folder, whose content has the texts
 */
export async function loadFormAnswers(root: string): Promise<FormAnswers> {
  const { createFormAnswers } = await import("./answers/form-answers.tsx");
  return createFormAnswers(root);
}
