/** Pages of the question whether an opening is still open: `ask` has the buttons, and the others follow it. */
export const QUESTION_PAGES = ["ask", "open", "ended", "unknown"] as const;

export type QuestionPage = (typeof QUESTION_PAGES)[number];

export const questionPath = (page: QuestionPage): string => `/opening-question/${page}`;

export const QUESTION_PAGE = questionPath("ask");
