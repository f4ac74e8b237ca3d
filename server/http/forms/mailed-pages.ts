import { Hono } from "hono";
import { alertPath, type AlertPage, QUESTION_PAGE, questionPath } from "../../../model/jobs/mailed-pages.ts";
import { LANGUAGE_CODES, SOURCE_LANGUAGE, type Language } from "../../../model/languages.ts";
import { JOB_STATES } from "../../../model/schemas/job.ts";
import { TRADES } from "../../../model/submissions/trades.ts";
import { toSlug } from "../../../model/slug.ts";
import type { VisitorAccess } from "../../data/database/visitor-access.ts";
import type { BackendContext, BackendEnv } from "../../platform/serving/backend-env.ts";
import { isUuid } from "../../data/database/database.ts";
import {
  BodyAbortedError,
  BodyTimeoutError,
  BodyTooLargeError,
  readBody,
} from "../../platform/serving/read-body.ts";

/** Longest body of a form with an address and a few choices, in bytes. */
const LIMITS = { bytes: 4_096, idleMs: 5_000, totalMs: 15_000 };

const BODY_ERRORS = [BodyAbortedError, BodyTimeoutError, BodyTooLargeError];

const STATES = JOB_STATES.map(toSlug);

/** What mail providers post to `List-Unsubscribe` (RFC 8058), without cookies. */
const ONE_CLICK = "One-Click";

/**
 * Handles the form of an alert about openings, and the buttons of the pages that its mails link to. Links in mails only
 * open these pages, since mail scanners open links too.
 */
export function createJobAlerts(visitors: VisitorAccess): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>();
  const call = createCall(visitors);
  const redirect = (context: BackendContext, language: Language, page: AlertPage) =>
    context.redirect(alertPath(language, page), 303);

  for (const language of LANGUAGE_CODES) {
    app.post(alertPath(language, "asked"), async (context) => {
      const fields = await readShortForm(context);
      const outcome = await call<"invalid" | "limit" | "asked">(
        context,
        "private.ask_alert($1, $2, $3, $4)",
        [
          fields.get("email") ?? "",
          TRADES.find((trade) => trade === fields.get("trade")) ?? null,
          STATES.find((state) => state === fields.get("state")) ?? null,
          language === SOURCE_LANGUAGE ? null : language,
        ],
      );
      return redirect(context, language, outcome);
    });
    app.post(alertPath(language, "confirm"), async (context) => {
      const key = readPostedKey(context);
      const confirmed = key && (await call<string | null>(context, "private.confirm_alert($1::uuid)", [key]));
      return redirect(context, language, typeof confirmed === "string" ? "confirmed" : "unknown");
    });
    app.post(alertPath(language, "unsubscribe"), async (context) => {
      const key = readPostedKey(context);
      const fields = await readShortForm(context);
      if (key !== undefined) await call<number>(context, "private.leave_alerts($1::uuid)", [key]);
      // Also for an unknown key: its alerts have ended.
      if (fields.get("List-Unsubscribe") === ONE_CLICK) return context.text("You are unsubscribed.");
      return redirect(context, language, "unsubscribed");
    });
  }
  return app;
}

/** Handles the two buttons of the page that asks whether an opening is still open. */
export function createOpeningQuestions(visitors: VisitorAccess): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>();
  const call = createCall(visitors);
  app.post(QUESTION_PAGE, async (context: BackendContext) => {
    const key = readPostedKey(context);
    const isOpen = (await readShortForm(context)).get("answer") === "open";
    const isKnown =
      key !== undefined &&
      (await call<boolean>(context, "private.answer_opening($1::uuid, $2)", [key, isOpen]));
    const page = !isKnown ? "unknown" : isOpen ? "open" : "ended";
    return context.redirect(questionPath(page), 303);
  });
  return app;
}

type CallDatabase = <Result>(context: BackendContext, sql: string, parameters: unknown[]) => Promise<Result>;

/** Returns a function that calls a function of the database for a visitor. */
const createCall =
  (visitors: VisitorAccess): CallDatabase =>
  async <Result>(context: BackendContext, sql: string, parameters: unknown[]) => {
    const [row] = await visitors.runForVisitor(context, (transaction) =>
      transaction.query<{ result: Result }>(`select ${sql} as result`, parameters),
    );
    return row?.result as Result;
  };

/** Returns the key in the address of a page that a mail links to; undefined if it is malformed. */
function readPostedKey(context: BackendContext): string | undefined {
  const key = context.req.query("key") ?? "";
  return isUuid(key) ? key : undefined;
}

/** Reads an `application/x-www-form-urlencoded` form. One that is too long or incomplete has no fields. */
async function readShortForm(context: BackendContext): Promise<URLSearchParams> {
  const pieces: Uint8Array[] = [];
  try {
    for await (const piece of readBody(context.req.raw, LIMITS, context.env.incoming)) pieces.push(piece);
  } catch (error) {
    if (!BODY_ERRORS.some((kind) => error instanceof kind)) throw error;
    return new URLSearchParams();
  }
  return new URLSearchParams(Buffer.concat(pieces).toString("utf8").replaceAll("%00", ""));
}
