import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { oneLine } from "../../platform/backend-error.ts";
import { toRestError } from "../../api/rest/rest-error.ts";
import type { BackendContext, BackendEnv } from "../../platform/serving/backend-env.ts";
import { BodyAbortedError, BodyTimeoutError, BodyTooLargeError } from "../../platform/serving/read-body.ts";
import { MultipartError, type FilePart } from "../../platform/serving/read-multipart.ts";
import { toFile } from "../pages/serve-site.ts";
import { answerPage } from "./answer-page.ts";
import { formKind } from "./form-kinds.ts";
import { pageAround, withAround } from "./page-around.ts";
import { takeResume, type PostedResume } from "./posted-resume.ts";
import { readPosted } from "./read-posted.ts";
import { readSentTexts } from "./sent-texts.ts";
import { storePosted } from "./store-posted.ts";
import type { VisitorStore } from "./visitor-store.ts";

interface PostedFormsOptions {
  store: VisitorStore;
  /** The built site. */
  folder: string;
}

/** Statuses of a form that could not be read. */
const unreadable = [
  [BodyTooLargeError, 413],
  [BodyTimeoutError, 408],
  [BodyAbortedError, 400],
  [MultipartError, 400],
] as const;

const FRAMES = "/embed/frame/";

/** Where even the words of the site are missing. */
const UNREADY =
  "Your form could not be taken just now. Use your browser's Back button: what you typed is still in the form. Then send it again.";

/** Reads a page as the build has written it; undefined where there is none. */
function readPage(folder: string, path: string): string | undefined {
  const file = join(folder, toFile(path));
  return /^(\/[\w-]+)*\/?$/.test(path) && file.endsWith(".html") && existsSync(file)
    ? readFileSync(file, "utf8")
    : undefined;
}

/**
 * Answers forms that are sent without script, each posted to the address of its page. It is read by the rules of the forms themselves. What is
 * stored is answered by 303 with a page that thanks, so that a reload sends nothing; anything else by a plain page that says why.
 */
export function postedForms({ store, folder }: PostedFormsOptions): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>();
  const textsOf = readSentTexts(folder);

  // Who has scripts sees nothing of it, since it stands in the frame's <noscript>.
  app.get(`${FRAMES}:tag`, async (context, next) => {
    const page = readPage(folder, context.req.path);
    const around = pageAround(context);
    if (page === undefined || !around) return next();
    context.header("Cache-Control", "no-store");
    return context.html(withAround(page, around));
  });

  app.post("*", async (context, next) => {
    const url = new URL(context.req.url);
    const page = readPage(folder, url.pathname);
    const type = context.req.header("content-type") ?? "";
    if (page === undefined || !/^multipart\/form-data/i.test(type)) return next();
    context.header("Cache-Control", "no-store");
    const texts = textsOf();
    // Without the words that the visitor saw, a consent to them cannot be stored.
    if (!texts) return context.text(UNREADY, 503);
    const { sent, notices, fallback } = texts;
    const hasFile = page.includes(' type="file"');
    const answer = (
      status: number,
      title = "",
      wayOut: "failed" | "tooMany" | "direct" = "failed",
      errors: readonly string[] = [],
    ) => {
      const lines = hasFile ? [sent.back, sent.file] : [sent.back];
      const html = answerPage({ title, errors, lines, wayOut: fallback[wayOut] ?? "" }, texts);
      return context.html(html, status as ContentfulStatusCode);
    };
    const refuse = (status: number) =>
      answer(status, notices["submissionFailed"]?.title, status === 429 ? "tooMany" : "failed");

    let resume: Promise<PostedResume> | undefined;
    const take = async (file: FilePart): Promise<void> => {
      if (file.name === "resume") await (resume ??= takeResume(context, store, file));
    };
    try {
      const fields = await readPosted(context, hasFile ? take : undefined);
      const attributes = url.pathname.startsWith(FRAMES) ? url.searchParams : undefined;
      const kind = formKind(fields, attributes, texts);
      if (!kind) return await next();
      // The city that a state's page has led to its form with; where there are scripts, the form shows a field for it.
      const place = url.pathname.startsWith("/locations/") && url.searchParams.get("place");
      if (place && !fields.has("location")) fields.set("location", place);
      const posted = { kind, url, attributes, fields, resume: await resume };
      const stored = await storePosted(context, store, texts, posted).catch((error: unknown) =>
        statusOf(context, error),
      );
      if (typeof stored !== "number") return answer(422, sent.check, "direct", stored);
      if (stored >= 300) return refuse(stored);
      if (attributes?.has("sandbox")) return answer(200, texts.sandbox["note"], "direct");
      // Pages of the site may not be framed, which their paths decide.
      return context.redirect(`${attributes ? "/embed" : ""}/sent/${kind.sent}`, 303);
    } catch (error) {
      const [, status] = unreadable.find(([kind]) => error instanceof kind) ?? [];
      return status === undefined ? refuse(statusOf(context, error)) : answer(status, sent.unreadable);
    } finally {
      const taken = await resume?.catch(() => undefined);
      // What cannot be discarded now expires by itself; the visitor's answer does not wait for that.
      if (taken && "file" in taken)
        await taken.file
          .discard()
          .catch((error: unknown) => console.error(`POST ${context.req.path}: ${oneLine(error)}`));
    }
  });
  return app;
}

/** Status of a failure that is not the form's. */
function statusOf(context: BackendContext, error: unknown): number {
  const { status } = toRestError(error);
  if (status >= 500) console.error(`${context.req.method} ${context.req.path}: ${oneLine(error)}`);
  return status;
}
