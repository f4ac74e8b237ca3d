import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { toObjectKey } from "../../site/model/submissions/object-key.ts";
import { resumeBytesLimit } from "../../site/model/resume-check/resume-file.ts";
import { describeBackend } from "./served-backend.ts";

const pdf = (content: string | Uint8Array<ArrayBuffer> = "%PDF-1.7") =>
  new File([content], "résumé.pdf", { type: "application/pdf" });
let fileNumber = 1_736_500_000_000;
const freshKey = () => `${(fileNumber += 1)}_resume.pdf`;

describeBackend("the file API", (backend, isFastest) => {
  beforeEach(() => backend.reset());

  const resumes = () => backend.visitor.storage.from("resumes");
  const storedBytes = (key: string) => readFileSync(join(backend.dataDir, "files", "resumes", key));
  const leftovers = () => readdirSync(join(backend.dataDir, "files", ".incoming"));
  const countObjects = async (key: string) =>
    (await backend.database.query("select metadata from storage.objects where name = $1", [key])).length;

  it("stores a File as the widgets send it, and returns its path", async () => {
    const key = freshKey();
    const { data, error } = await resumes().upload(key, pdf("%PDF-1.7 ünïcode"));
    expect(error).toBeNull();
    expect(data).toMatchObject({ path: key, fullPath: `resumes/${key}` });
    expect(storedBytes(key).toString()).toBe("%PDF-1.7 ünïcode");
  });

  it("stores exactly one of many parallel uploads with the same key, with its own bytes", async () => {
    const key = freshKey();
    const contents = Array.from({ length: 6 }, (_, index) => `%PDF-1.7 ${String(index).repeat(50_000)}`);
    const answers = await Promise.all(contents.map((content) => resumes().upload(key, pdf(content))));
    const winners = contents.filter((_, index) => !answers[index]?.error);
    expect(winners).toHaveLength(1);
    expect(storedBytes(key).toString()).toBe(winners[0]);
    const refusals = answers.flatMap(({ error }) => error ?? []);
    for (const refusal of refusals) expect(refusal).toMatchObject({ status: 400, statusCode: "409" });
    expect(leftovers()).toEqual([]);
  });

  it("never overwrites, lists, downloads or removes a file", async () => {
    const key = freshKey();
    await resumes().upload(key, pdf("%PDF first"));
    const permissionDenied = { status: 400, statusCode: "403" };
    expect((await resumes().upload(key, pdf("%PDF second"))).error).toMatchObject({ statusCode: "409" });
    expect((await resumes().upload(key, pdf("%PDF second"), { upsert: true })).error).toMatchObject(
      permissionDenied,
    );
    expect((await resumes().update(key, pdf("%PDF second"))).error).toMatchObject(permissionDenied);
    expect((await resumes().list()).data).toEqual([]);
    expect((await resumes().download(key)).data).toBeNull();
    expect((await resumes().createSignedUrl(key, 60)).data).toBeNull();
    expect((await resumes().remove([key])).data).toEqual([]);
    expect((await fetch(resumes().getPublicUrl(key).data.publicUrl)).ok).toBe(false);
    expect(storedBytes(key).toString()).toBe("%PDF first");
  });

  it.each([
    ["a name without a timestamp", "resume.pdf", "403"],
    ["a folder", "inner/1736500000000_resume.pdf", "403"],
    ["an executable", "1736500000000_cv.pdf.exe", "403"],
    ["a name outside ASCII", "1736500000000_履歴書.pdf", "400"],
    ["a path traversal", "..%2f..%2f1736500000000_x.pdf", "403"],
  ])("rejects %s", async (_case, key, statusCode) => {
    const { error } = await resumes().upload(key, pdf());
    expect(error).toMatchObject({ status: 400, statusCode });
    expect(leftovers()).toEqual([]);
  });

  it("rejects another file type, another bucket, and a form without a file", async () => {
    const html = new File(["<script>"], "x.pdf", { type: "text/html" });
    expect((await resumes().upload(freshKey(), html)).error).toMatchObject({
      status: 400,
      statusCode: "415",
    });
    const otherUpload = await backend.visitor.storage.from("other").upload(freshKey(), pdf());
    expect(otherUpload.error).toMatchObject({ status: 400, statusCode: "404" });
    expect((await resumes().upload(freshKey(), new FormData())).error).toMatchObject({
      status: 400,
      statusCode: "400",
    });
  });

  it("stores nothing from an upload whose sender disconnects", async () => {
    const key = freshKey();
    const abortController = new AbortController();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("%PDF-1.7"));
        setTimeout(() => abortController.abort(), 100);
      },
    });
    const upload = fetch(`${backend.url}/storage/v1/object/resumes/${key}`, {
      method: "POST",
      headers: { apikey: backend.publishableKey, "content-type": "application/pdf" },
      body,
      duplex: "half",
      signal: abortController.signal,
    } as RequestInit);
    await expect(upload).rejects.toThrow();
    await expect.poll(leftovers).toEqual([]);
    expect(await countObjects(key)).toBe(0);
    expect((await resumes().upload(freshKey(), pdf())).error).toBeNull();
  });

  // The other tests do not depend on the type of database.
  if (!isFastest) return;

  it("stores a raw body", async () => {
    const key = freshKey();
    const bytes = new TextEncoder().encode("%PDF-1.7");
    expect((await resumes().upload(key, bytes, { contentType: "application/pdf" })).error).toBeNull();
    expect(storedBytes(key).toString()).toBe("%PDF-1.7");
  });

  it("stores exactly 10 MB, and rejects one byte more in a form and as a raw body", async () => {
    const key = freshKey();
    const content = new Uint8Array(resumeBytesLimit).map((_, index) => index * 31);
    expect((await resumes().upload(key, pdf(content))).error).toBeNull();
    expect(Buffer.compare(storedBytes(key), content)).toBe(0);
    const long = new Uint8Array(resumeBytesLimit + 1);
    for (const body of [pdf(long), long]) {
      const refusedKey = freshKey();
      const { error } = await resumes().upload(refusedKey, body, { contentType: "application/pdf" });
      expect(error).toMatchObject({ status: 400, statusCode: "413" });
      expect(await countObjects(refusedKey)).toBe(0);
    }
    expect(leftovers()).toEqual([]);
  });

  it.each([
    "résumé.pdf",
    "履歴書.pdf",
    "my cv (2).PDF",
    "a#b?c%20.docx",
    "../../x.doc",
    `${"n".repeat(300)}.pdf`,
  ])("accepts the key that the form builds from %j", async (name) => {
    const key = toObjectKey((fileNumber += 1), name);
    expect((await resumes().upload(key, pdf())).data?.path).toBe(key);
    expect(storedBytes(key).toString()).toBe("%PDF-1.7");
  });

  it("rejects an upload with a wrong key", async () => {
    const response = await fetch(`${backend.url}/storage/v1/object/resumes/${freshKey()}`, {
      method: "POST",
      headers: { apikey: "wrong", "content-type": "application/pdf" },
      body: "%PDF",
    });
    expect(response.status).toBe(401);
  });
});
