import { expect, onTestFinished, test, vi } from "vitest";
import { withUploadSource } from "../../../../../server/api/storage/storage-api.ts";
import { readPostedForm } from "../../../../../server/http/forms/posted-forms.ts";
import type { BackendContext } from "../../../../../server/platform/serving/backend-env.ts";
import { BodyTooLargeError, MultipartError } from "../../../../../server/platform/serving/read-body.ts";
import { resumeBytesLimit } from "../../../../../model/resume-check/resume-file.ts";

const createFormContext = (body: FormData): BackendContext =>
  createRequestContext(new Request("http://site.example/", { method: "POST", body }));

function createRequestContext(raw: Request): BackendContext {
  return {
    req: { raw, header: (name: string) => raw.headers.get(name) ?? undefined },
    env: {},
  } as unknown as BackendContext;
}

function form(fields: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

test("text fields of a posted form are read by name, with CRLF converted to LF", async () => {
  const fields = await readPostedForm(createFormContext(form({ a: "one\r\ntwo", b: "Größe" })), undefined);
  expect([...fields]).toEqual([
    ["a", "one\ntwo"],
    ["b", "Größe"],
  ]);
});

test("a posted file keeps the quotes in its name, and fields after the file are read", async () => {
  const files: string[] = [];
  const data = form({ resume: new File(["%PDF-"], 'a;"b".pdf'), none: new File([], ""), after: "read" });
  const fields = await readPostedForm(createFormContext(data), async ({ name, filename, content }) => {
    let text = "";
    for await (const piece of content) text += Buffer.from(piece).toString();
    files.push(name, filename, text);
  });
  expect(files).toEqual(["resume", 'a;"b".pdf', "%PDF-"]);
  expect(fields.get("after")).toBe("read");
});

test("a posted form with too much text or too many fields is rejected", async () => {
  await expect(readPostedForm(createFormContext(form({ a: "x".repeat(70_000) })), undefined)).rejects.toThrow(
    BodyTooLargeError,
  );
  const tooManyFields = Object.fromEntries(Array.from({ length: 41 }, (_none, index) => [`f${index}`, "x"]));
  await expect(readPostedForm(createFormContext(form(tooManyFields)), undefined)).rejects.toThrow(
    MultipartError,
  );
});

/** Creates a request whose body arrives at 256 kbit/s on the fake clock. */
async function createSlowRequest(data: FormData): Promise<Request> {
  const response = new Response(data);
  const type = response.headers.get("content-type") ?? "";
  const bytes = new Uint8Array(await response.arrayBuffer());
  const bytesPerSecond = 32 * 1000;
  let from = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        await vi.advanceTimersByTimeAsync(1000);
        controller.enqueue(bytes.subarray(from, (from += bytesPerSecond)));
        if (from >= bytes.length) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: "POST", body, headers: { "content-type": type }, duplex: "half" };
  return new Request("http://site.example/", init);
}

test("a 10 MB file is read completely over a 256 kbit/s connection, both in a form and as an upload", async () => {
  const data = form({ resume: new File([new Uint8Array(resumeBytesLimit)], "cv.pdf") });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const receivedBytes: number[] = [];
  const count = async ({ content }: { content: AsyncIterable<Uint8Array> }): Promise<void> => {
    let bytes = 0;
    for await (const piece of content) bytes += piece.byteLength;
    receivedBytes.push(bytes);
  };
  await readPostedForm(createRequestContext(await createSlowRequest(data)), count);
  await withUploadSource(createRequestContext(await createSlowRequest(data)), resumeBytesLimit, count);
  expect(receivedBytes).toEqual([resumeBytesLimit, resumeBytesLimit]);
});
