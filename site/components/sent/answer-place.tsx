import { createElement, type ReactNode } from "react";

/** The element that `npm start` fills with the answer to a form which was sent without script. */
export const ANSWER_PLACE = "form-answer";

/** Where that answer stands. */
export const AnswerPlace = ({ children }: { children: ReactNode }): ReactNode =>
  createElement(ANSWER_PLACE, { style: { display: "block" } }, children);
