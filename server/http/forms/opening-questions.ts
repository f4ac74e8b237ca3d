import { Hono } from "hono";
import { QUESTION_PAGE, questionPath } from "../../../model/jobs/question-pages.ts";
import type { VisitorAccess } from "../../data/database/visitor-access.ts";
import type { BackendContext, BackendEnv } from "../../platform/serving/backend-env.ts";
import { readPostedKey, readShortForm } from "./short-form.ts";

/** Handles the two buttons of the page that asks whether an opening is still open. */
export function createOpeningQuestions(visitors: VisitorAccess): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>();
  app.post(QUESTION_PAGE, async (context: BackendContext) => {
    const key = readPostedKey(context);
    const isOpen = (await readShortForm(context)).get("answer") === "open";
    const [row] =
      key === undefined
        ? []
        : await visitors.runForVisitor(context, (transaction) =>
            transaction.query<{ is_known: boolean }>(
              "select private.answer_opening($1::uuid, $2) as is_known",
              [key, isOpen],
            ),
          );
    const page = row?.is_known !== true ? "unknown" : isOpen ? "open" : "ended";
    return context.redirect(questionPath(page), 303);
  });
  return app;
}
