import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { FormAnswers } from "../../build/answer-forms.ts";
import { oneLine } from "../backend/backend-error.ts";
import { toRestError } from "../backend/rest/rest-error.ts";
import type { BackendContext, BackendEnv } from "../http/backend-env.ts";
import { BodyAbortedError, BodyTimeoutError, BodyTooLargeError } from "../http/read-body.ts";
import { MultipartError } from "../http/read-multipart.ts";
import { AROUND, pageAround, toUrl, withAround } from "./page-around.ts";
import { PostedResume } from "./posted-resume.ts";
import { readPosted } from "./read-posted.ts";
import type { VisitorStore } from "./visitor-store.ts";
import { readWrittenPage } from "./written-page.ts";

interface PostedFormsOptions {
  store: VisitorStore;
  /** The built site. */
  folder: string;
  /** Loads what reads forms and renders answers. */
  load: () => Promise<FormAnswers>;
}

/** Statuses of a form that could not be read. */
const unreadable = [
  [BodyTooLargeError, 413],
  [BodyTimeoutError, 408],
  [BodyAbortedError, 400],
  [MultipartError, 400],
] as const;

const isTrap = (name: string): boolean => name.endsWith("-trap");

/** Statuses of what a frame in the sandbox answers. */
const PLAYED: ReadonlyMap<string, number> = new Map([
  ["", 201],
  ["success", 201],
  ["refused", 403],
  ["invalid", 400],
  ["expired", 410],
  ["too-large", 413],
  ["too-many", 429],
  ["unavailable", 503],
  ["unreachable", 503],
  ["timeout", 503],
  ["failed", 500],
]);

/** Attributes of a frame that change nothing in what its form looks like without script. */
const UNSEEN = /^(?:partner|context|source|theme|data-ref|--rb-.*)$/;

/**
 * Answers forms that are sent without script: a form is posted to the address of its page, and the page says what it is. What is stored is
 * answered by 303 with `/sent`, so that a reload sends nothing; anything else by the form with what was typed.
 */
export function postedForms({ store, folder, load }: PostedFormsOptions): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>();
  let loaded: Promise<FormAnswers> | undefined;
  const answersOf = (): Promise<FormAnswers> => {
    loaded ??= load();
    loaded.catch(() => (loaded = undefined));
    return loaded;
  };

  const answer = (context: BackendContext, html: string, status: number) => {
    context.header("Cache-Control", "no-store");
    return context.html(html, status as ContentfulStatusCode);
  };

  app.on("GET", ["/sent", "/embed/sent"], async (context, next) => {
    const page = readWrittenPage(folder, context.req.query("page") ?? "");
    const trap = context.req.query("form") ?? "";
    const posted = page && { page: page.html, frame: page.frame, query: page.query, trap };
    const form = posted && (await answersOf()).find(posted);
    return form && page
      ? answer(context, form.thanks(page.address, toMoment(context.req.query("at"))), 200)
      : next();
  });

  // Who has scripts sees nothing of it, since it stands in the frame's <noscript>.
  app.get("/embed/frame/:tag", async (context, next) => {
    const url = new URL(context.req.url);
    const page = readWrittenPage(folder, url.pathname + url.search);
    const [, trap] = / name="(\w+-trap)"/.exec(page?.html ?? "") ?? [];
    if (!page?.query || !trap) return next();
    const around = pageAround(context);
    const isDressed = Object.keys(page.query).some((name) => !UNSEEN.test(name));
    if (!isDressed && !around) return next();
    const { html, frame, query } = page;
    const form = isDressed ? (await answersOf()).find({ page: html, frame, query, trap }) : undefined;
    return answer(context, withAround(form?.framed() ?? html, around), 200);
  });

  app.post("*", async (context, next) => {
    const url = new URL(context.req.url);
    const page = readWrittenPage(folder, url.pathname + url.search);
    if (!page || !/^multipart\/form-data/i.test(context.req.header("content-type") ?? "")) return next();
    const answers = await answersOf();
    const resume = new PostedResume(context, store, answers);
    try {
      const hasFile = page.html.includes(' type="file"');
      const fields = await readPosted(context, hasFile ? (file) => resume.take(file) : undefined);
      const [trap = ""] = [...fields.keys()].filter(isTrap);
      const form = answers.find({ page: page.html, frame: page.frame, query: page.query, trap });
      if (!form) return await next();
      const around = page.query && toUrl(fields.get(AROUND) ?? "");
      fields.delete(AROUND);
      // The city that a state's page has led to its form with; where there are scripts, the form shows a field for it.
      const place = url.pathname.startsWith("/locations/") ? url.searchParams.get("place") : undefined;
      if (place && !fields.has("location")) fields.set("location", place);
      const played = page.query?.["sandbox"];
      const status = played === undefined ? undefined : (PLAYED.get(played) ?? 500);
      const receive = async () => {
        await resume.findKept(fields);
        const content = JSON.stringify([page.address, [...fields], resume.mark]);
        const id = await store.rowId(context, content);
        return resume.refusal
          ? form.refused(resume.refusal)
          : form.receive(await resume.addTo(fields), {
              id,
              trap: fields.get(trap) ?? "",
              ref: page.query?.["data-ref"],
              page: around ?? pageUrl(context, url),
              isPrivacyAsked: context.req.header("sec-gpc") === "1",
              insert: async (table, row) => status ?? store.insert(context, table, row),
              upload: async () => (status ? { status, key: "" } : resume.keep()),
            });
      };
      const verdict = await receive().catch((error: unknown) => form.refused(statusOf(context, error)));
      if (verdict.isStored) {
        context.header("Cache-Control", "no-store");
        // Pages of the site may not be framed, which their paths decide.
        const path = page.query ? "/embed/sent" : "/sent";
        const at = new Date().toISOString().slice(0, "2000-01-01T00:00".length);
        return context.redirect(
          `${path}?${new URLSearchParams({ page: page.address, form: trap, at })}`,
          303,
        );
      }
      if (verdict.isFileFine && !status) await resume.keep();
      const again = form.again(verdict.state, fields, resume.kept);
      return answer(context, withAround(again, around), verdict.status);
    } catch (error) {
      const [, status] = unreadable.find(([kind]) => error instanceof kind) ?? [];
      if (status === undefined) throw error;
      return answer(context, answers.unreadable(page.frame, page.address), status);
    } finally {
      await resume.discard();
    }
  });
  return app;
}

/** The minute at which a form was stored; undefined where the address names none. */
const toMoment = (at = ""): Date | undefined =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(at) && !Number.isNaN(Date.parse(`${at}Z`))
    ? new Date(`${at}Z`)
    : undefined;

/** Status of a failure that is not the form's. */
function statusOf(context: BackendContext, error: unknown): number {
  const { status } = toRestError(error);
  if (status >= 500) console.error(`${context.req.method} ${context.req.path}: ${oneLine(error)}`);
  return status;
}

/** The page's address as the browser names it. */
function pageUrl(context: BackendContext, { origin, pathname, search }: URL): URL {
  return new URL(pathname + search, toUrl(context.req.header("origin") ?? "") ?? origin);
}
