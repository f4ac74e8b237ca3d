import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import {
  framedSentPath,
  sentPath,
  postedFormStringsPath,
  type PostedFormStrings,
  type SentPage,
} from "../../../model/submissions/sent-pages.ts";
import { oneLine } from "../../platform/backend-error.ts";
import { toLoggedRestError } from "../../api/rest/rest-error.ts";
import type { BackendEnv, BackendContext } from "../../platform/serving/backend-env.ts";
import {
  BodyAbortedError,
  BodyTimeoutError,
  BodyTooLargeError,
  readBody,
  MultipartError,
  type FilePart,
  readMultipart,
} from "../../platform/serving/read-body.ts";
import { readSiteFile, toFilePath } from "../pages/serve-site.ts";
import { parseFormKind } from "./form-kinds.ts";
import {
  readParentPage,
  withParentPage,
  storePostedForm,
  toUrl,
  type ResumeValidator,
} from "./store-posted-form.ts";
import { receiveResume, type PostedResume } from "./posted-resume.ts";
import { resumeBytesLimit } from "../../../model/resume-check/resume-file.ts";
import { uploadTimeout } from "../../../model/resume-check/upload-timeout.ts";
import type { SubmissionStore } from "./submission-store.ts";
import { LANGUAGE_CODES, toSiteLanguage, LANGUAGES, type Language } from "../../../model/languages.ts";

/** Limits of a posted form: bytes of text and number of parts. A stored row has at most half as much text. */
const limits = { textBytes: 64 * 1024, parts: 40 };

/** Larger than any accepted file, so that the text fields next to an oversized file are still read. */
const fileFormBytesLimit = 100 * 1024 * 1024;

interface PostedFormsOptions {
  store: SubmissionStore;
  inspector: ResumeValidator;
  folder: string;
}

const bodyErrorStatuses = [
  [BodyTooLargeError, 413],
  [BodyTimeoutError, 408],
  [BodyAbortedError, 400],
  [MultipartError, 400],
] as const;

const FRAMES = "/embed/frame/";

const NOT_READY_MESSAGE =
  "Your form could not be sent just now. Use your browser's Back button: what you typed is still in the form. Then send it again.";

function readPage(folder: string, path: string): string | undefined {
  const file = join(folder, toFilePath(path));
  return /^(\/[\w-]+)*\/?$/.test(path) && file.endsWith(".html") && existsSync(file)
    ? readFileSync(file, "utf8")
    : undefined;
}

/**
 * Handles forms posted to their page's URL without JavaScript, validated by the same rules as scripted forms. A
 * stored form gets a 303 to its thank-you page, so that a reload does not resend it; anything else gets a plain
 * page with the reason.
 */
export function createPostedForms({ store, inspector, folder }: PostedFormsOptions): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>();
  const textsOf = readPostedFormStrings(folder);

  // In the page that partners embed as an iframe, add the URL of the partner's page to the form in `<noscript>`.
  app.get(`${FRAMES}*`, async (context, next) => {
    const page = readPage(folder, context.req.path);
    const parentPage = readParentPage(context);
    if (page === undefined || !parentPage) return next();
    context.header("Cache-Control", "no-store");
    return context.html(withParentPage(page, parentPage));
  });

  app.post("*", async (context, next) => {
    const url = new URL(context.req.url);
    const page = readPage(folder, url.pathname);
    const type = context.req.header("content-type") ?? "";
    if (page === undefined || !/^multipart\/form-data/i.test(type)) return next();
    context.header("Cache-Control", "no-store");
    const texts = textsOf(getPageLanguage(page));
    // Without the messages, the consent text that the visitor saw cannot be stored.
    if (!texts) return context.text(NOT_READY_MESSAGE, 503);
    const { sent, notices, fallback } = texts;
    // The page of an opening that has ended while its form was open has no form any more.
    const isEnded = readSiteFile(folder, "_gone.txt").split("\n").includes(url.pathname);
    const hasFile = isEnded || page.includes(' type="file"');
    const respond = (
      status: number,
      title = "",
      contactText: "failed" | "tooMany" | "direct" = "failed",
      errors: readonly string[] = [],
    ) => {
      const lines = hasFile ? [sent.back, sent.file] : [sent.back];
      const html = renderRejectionPage(
        { title, errors, lines, contactText: fallback[contactText] ?? "" },
        texts,
      );
      return context.html(html, status as ContentfulStatusCode);
    };
    const refuse = (status: number) =>
      respond(status, notices["submissionFailed"]?.title, status === 429 ? "tooMany" : "failed");

    let resume: Promise<PostedResume> | undefined;
    const receiveFile = async (file: FilePart): Promise<void> => {
      if (file.name === "resume") await (resume ??= receiveResume(context, store, file));
    };
    try {
      const fields = await readPostedForm(context, hasFile ? receiveFile : undefined);
      const attributes = url.pathname.startsWith(FRAMES) ? url.searchParams : undefined;
      const kind = parseFormKind(fields, attributes, texts);
      if (!kind) return await next();
      // The URL of a state page may name a city, which the scripted form copies into its location field.
      const requestedPlace = url.pathname.startsWith("/locations/") && url.searchParams.get("place");
      if (requestedPlace && !fields.has("location")) fields.set("location", requestedPlace);
      const postedForm = { kind, url, attributes, fields, resume: await resume };
      const stored = await storePostedForm(context, { store, inspector }, texts, postedForm).catch(
        (error: unknown) => toLoggedRestError(context, error).status,
      );
      if (Array.isArray(stored)) return respond(422, sent.check, "direct", stored);
      if (typeof stored === "number" && stored >= 300) return refuse(stored);
      if (attributes?.has("sandbox")) return respond(200, texts.sandbox["note"], "direct");
      // In an iframe, show the thank-you page under /embed, because other pages may not be framed.
      const localizedPage = { language: texts.language, page: toSentPage(kind.sentPage, isEnded) };
      // Only the sender may see the key, so the page is sent in response rather than redirected to.
      const thanks =
        typeof stored === "object" && "receiptKey" in stored && readPage(folder, sentPath(localizedPage));
      if (thanks) return context.html(withReceiptLink(thanks, stored.receiptKey, readOrigin(context, url)));
      return context.redirect(attributes ? framedSentPath(localizedPage) : sentPath(localizedPage), 303);
    } catch (error) {
      const [, status] = bodyErrorStatuses.find(([kind]) => error instanceof kind) ?? [];
      if (status === undefined) return refuse(toLoggedRestError(context, error).status);
      context.set("reason", "unreadable");
      return respond(status, sent.unreadable);
    } finally {
      const receivedResume = await resume?.catch(() => undefined);
      // A failed discard is only logged, because the upload expires anyway.
      if (receivedResume && "file" in receivedResume)
        await receivedResume.file
          .discard()
          .catch((error: unknown) => console.error(`POST ${context.req.path}: ${oneLine(error)}`));
    }
  });
  return app;
}

/**
 * Returns a function that reads strings from the built site, for responses to forms sent without JavaScript. Each call
 * reads the file again, because a build may have replaced it; if it is missing, the last version is returned.
 * @param folder the built site
 */
function readPostedFormStrings(folder: string): (language: Language) => PostedFormStrings | undefined {
  const stringsByLanguage = new Map<Language, PostedFormStrings>();
  const read = (language: Language): PostedFormStrings | undefined => {
    try {
      const file = join(folder, postedFormStringsPath(language));
      stringsByLanguage.set(language, JSON.parse(readFileSync(file, "utf8")) as PostedFormStrings);
    } catch {
      // There is no file while a build replaces the site, or if the site has no forms.
    }
    return stringsByLanguage.get(language);
  };
  for (const language of LANGUAGE_CODES) read(language);
  return read;
}

const toSentPage = (page: SentPage, isEnded: boolean): SentPage =>
  page === "application" && isEnded ? "late-application" : page;

/** Returns the origin in the browser's address bar: a proxy may receive HTTPS and pass on HTTP. */
function readOrigin({ req }: BackendContext, { host, origin }: URL): string {
  const sentOrigin = toUrl(req.header("origin") ?? "");
  return sentOrigin?.host === host ? sentOrigin.origin : origin;
}

/** Shows a thank-you page's receipt link, which is hidden in the built page. */
const withReceiptLink = (page: string, key: string, origin: string): string =>
  page
    .replace(/<section hidden=""(?= data-receipt)/, "<section")
    .replace(
      /(<a [^>]*href=")([^"]+)("[^>]*data-receipt-link[^>]*>)[^<]*/,
      `$1$2#${key}$3${origin}$2#${key}`,
    );

const getPageLanguage = (html: string): Language =>
  toSiteLanguage(/<html[^>]* lang="([a-z]+)/.exec(html)?.[1]);

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

interface FormRejection {
  title: string;
  errors: readonly string[];
  lines: readonly string[];
  contactText: string;
}

const STYLE = "max-width:40em;margin:2em auto;padding:0 1em;font:18px/1.5 system-ui,sans-serif";

/** Renders a plain page that explains why a submission was rejected. Browsers restore the visitor's input on Back. */
function renderRejectionPage(
  { title, errors, lines, contactText }: FormRejection,
  { language, agency: { email, phone } }: Pick<PostedFormStrings, "language" | "agency">,
): string {
  const renderEach = (texts: readonly string[], tag: string): string =>
    texts.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join("");
  return `<!doctype html><html lang="${LANGUAGES[language].locale}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<body style="${STYLE}"><main><h1>${escapeHtml(title)}</h1>
${errors.length > 0 ? `<ul>${renderEach(errors, "li")}</ul>` : ""}${renderEach(lines, "p")}
<p>${escapeHtml(contactText)} <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a> ·
<a href="${escapeHtml(phone.href)}">${escapeHtml(phone.text)}</a></p></main></body></html>
`;
}

/**
 * Parses a streamed `multipart/form-data` form.
 * @param onFile called with each chosen file; undefined if the form has no file field
 * @returns its text fields by name
 * @throws BodyTooLargeError, BodyTimeoutError, BodyAbortedError, MultipartError
 */
export async function readPostedForm(
  context: BackendContext,
  onFile: ((file: FilePart) => Promise<void>) | undefined,
): Promise<Map<string, string>> {
  const body = readBody(
    context.req.raw,
    onFile
      ? { bytes: fileFormBytesLimit, idleMs: 10_000, totalMs: uploadTimeout(resumeBytesLimit) }
      : { bytes: 2 * limits.textBytes, idleMs: 5_000, totalMs: 15_000 },
    context.env.incoming,
  );
  const fields = await readMultipart(body, context.req.header("content-type") ?? "", limits, async (file) => {
    if (file.filename !== "") await onFile?.(file);
  });
  // Browsers post line breaks as CRLF; normalize them to LF, as scripted forms send them.
  for (const [name, value] of fields) fields.set(name, value.replaceAll("\r\n", "\n").replaceAll("\0", ""));
  return fields;
}
