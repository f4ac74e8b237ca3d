import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { FormAnswers } from "../../build/answer-forms.ts";
import { oneAtATime } from "../backend/database/one-at-a-time.ts";
import { announcedBytes } from "../backend/storage/storage-api.ts";
import { MultipartError } from "../backend/storage/multipart.ts";
import type { BackendContext, BackendEnv } from "../http/backend-env.ts";
import { BodyAbortedError, BodyTimeoutError, BodyTooLargeError } from "../http/read-body.ts";
import { readPosted, type PostedFile } from "./read-posted.ts";
import type { SentFile, VisitorStore } from "./visitor-store.ts";
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

/**
 * Answers forms that are sent without script: a form is posted to the address of its page, and the page says what it is. What is stored is
 * answered by 303 with `/sent`, so that a reload sends nothing; anything else by the form with what was typed.
 */
export function postedForms({ store, folder, load }: PostedFormsOptions): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>();
  // A file that is checked is in memory.
  const inTurn = oneAtATime();
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
    return form && page ? answer(context, form.thanks(page.address), 200) : next();
  });

  app.post("*", async (context, next) => {
    const url = new URL(context.req.url);
    const page = readWrittenPage(folder, url.pathname + url.search);
    if (!page || !/^multipart\/form-data/i.test(context.req.header("content-type") ?? "")) return next();
    const answers = await answersOf();
    const resume = new PostedResume(context, store, answers);
    try {
      const hasFile = page.html.includes(' type="file"');
      const fields = await readPosted(context, hasFile ? (name, file) => resume.take(name, file) : undefined);
      const [trap = ""] = [...fields.keys()].filter(isTrap);
      const form = answers.find({ page: page.html, frame: page.frame, query: page.query, trap });
      if (!form) return await next();
      await resume.findKept(fields);
      const content = JSON.stringify([page.address, [...fields], resume.mark]);
      const id = await store.rowId(context, content);
      const work = async () =>
        resume.refusal
          ? form.refused(resume.refusal)
          : form.receive(await resume.addTo(fields), {
              id,
              trap: fields.get(trap) ?? "",
              page: pageUrl(context, url),
              isPrivacyAsked: context.req.header("sec-gpc") === "1",
              insert: (table, row) => store.insert(context, table, row),
              upload: () => resume.keep(),
            });
      const verdict = await (resume.mark === "" ? work() : inTurn(work));
      if (verdict.isStored) {
        context.header("Cache-Control", "no-store");
        // Pages of the site may not be framed, which their paths decide.
        const path = page.query ? "/embed/sent" : "/sent";
        return context.redirect(`${path}?${new URLSearchParams({ page: page.address, form: trap })}`, 303);
      }
      if (verdict.isFileFine) await resume.keep();
      return answer(context, form.again(verdict.state, fields, resume.kept), verdict.status);
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

/** The page's address as the browser names it. */
function pageUrl(context: BackendContext, { origin, pathname, search }: URL): URL {
  const named = context.req.header("origin") ?? "";
  return new URL(pathname + search, /^https?:/.test(named) && URL.canParse(named) ? named : origin);
}

/** The resume of a form, if it has one: sent with it, or kept since it was sent before. */
class PostedResume {
  /** Status of the refusal, where it was not admitted. */
  refusal = 0;
  #file: SentFile | undefined;
  #name = "";

  constructor(
    private readonly context: BackendContext,
    private readonly store: VisitorStore,
    private readonly answers: FormAnswers,
  ) {}

  async take(name: string, { filename, content }: PostedFile): Promise<void> {
    if (name !== "resume" || this.#name !== "") return;
    this.#name = filename;
    const { resumeBytesLimit: most } = this.answers;
    const object = this.answers.toObject(filename);
    if (!object) return;
    const bytes = announcedBytes(this.context.req.raw, most);
    // One byte more tells that it is too large; the rest is read and dropped.
    const taken = await this.store.take(this.context, { ...object, bytes }, upTo(content, most + 1));
    if (typeof taken === "number") this.refusal = taken;
    else this.#file = taken;
  }

  /** Looks for the file that a refused form has kept, unless another was chosen; its field is no field of the form's own. */
  async findKept(fields: Map<string, string>): Promise<void> {
    const [reference = "", name = ""] = ["kept-file", "kept-name"].map((field) => fields.get(field));
    for (const field of ["kept-file", "kept-name"]) fields.delete(field);
    if (this.#name !== "" || name === "") return;
    this.#file = await this.store.find(this.context, reference);
    if (this.#file) this.#name = name;
  }

  get mark(): string {
    return this.#file?.mark ?? "";
  }

  /** The form's data with the file, as a browser has it. */
  async addTo(fields: ReadonlyMap<string, string>): Promise<FormData> {
    const data = new FormData();
    for (const [name, value] of fields) data.append(name, value);
    const content = this.#file ? [new Uint8Array(await this.#file.read())] : [];
    if (this.#name !== "") data.append("resume", new File(content, this.#name));
    return data;
  }

  async keep(): Promise<{ status: number; key: string }> {
    const status = this.#file ? await this.#file.keep() : 0;
    return { status, key: this.#file?.kept?.key ?? "" };
  }

  get kept(): { reference: string; name: string } | undefined {
    const kept = this.#file?.kept;
    return kept && { reference: kept.reference, name: this.#name };
  }

  discard(): Promise<void> {
    return this.#file?.discard() ?? Promise.resolve();
  }
}

async function* upTo(content: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let seen = 0;
  for await (const piece of content) {
    if (seen < most) yield piece.subarray(0, most - seen);
    seen += piece.byteLength;
  }
}
