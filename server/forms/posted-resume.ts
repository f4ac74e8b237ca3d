import type { FormAnswers } from "../../build/answer-forms.ts";
import { oneLine } from "../backend/backend-error.ts";
import { announcedBytes } from "../backend/storage/storage-api.ts";
import type { BackendContext } from "../http/backend-env.ts";
import type { FilePart } from "../http/read-multipart.ts";
import type { SentFile, VisitorStore } from "./visitor-store.ts";

/** The resume of a form, if it has one: sent with it, or kept since it was sent before. */
export class PostedResume {
  /** Status of the refusal, where it was not admitted. */
  refusal = 0;
  #file: SentFile | undefined;
  #name = "";

  constructor(
    private readonly context: BackendContext,
    private readonly store: VisitorStore,
    private readonly answers: FormAnswers,
  ) {}

  async take({ name, filename, content }: FilePart): Promise<void> {
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
    const content = this.#file ? [await this.#file.content()] : [];
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

  /** What cannot be discarded now expires by itself; the visitor's answer does not wait for that. */
  async discard(): Promise<void> {
    await this.#file?.discard().catch((error: unknown) => {
      console.error(`${this.context.req.method} ${this.context.req.path}: ${oneLine(error)}`);
    });
  }
}

async function* upTo(content: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  let seen = 0;
  for await (const piece of content) {
    if (seen < most) yield piece.subarray(0, most - seen);
    seen += piece.byteLength;
  }
}
