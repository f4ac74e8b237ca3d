import { expect, test } from "vitest";
import { readPosted } from "../../../../../server/http/forms/read-posted.ts";
import type { BackendContext } from "../../../../../server/platform/serving/backend-env.ts";
import { BodyTooLargeError } from "../../../../../server/platform/serving/read-body.ts";
import { MultipartError } from "../../../../../server/platform/serving/read-multipart.ts";

/** A Hono context, as far as it is read here. */
function contextOf(body: FormData): BackendContext {
  const raw = new Request("http://site.example/", { method: "POST", body });
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

test("texts are read by name, with line breaks as a script has them", async () => {
  const fields = await readPosted(contextOf(form({ a: "one\r\ntwo", b: "Größe" })), undefined);
  expect([...fields]).toEqual([
    ["a", "one\ntwo"],
    ["b", "Größe"],
  ]);
});

test("a file is handed over under its name, quotes included, and what follows it is read", async () => {
  const files: string[] = [];
  const data = form({ resume: new File(["%PDF-"], 'a;"b".pdf'), none: new File([], ""), after: "read" });
  const fields = await readPosted(contextOf(data), async ({ name, filename, content }) => {
    let text = "";
    for await (const piece of content) text += Buffer.from(piece).toString();
    files.push(name, filename, text);
  });
  expect(files).toEqual(["resume", 'a;"b".pdf', "%PDF-"]);
  expect(fields.get("after")).toBe("read");
});

test("more texts than a row has, and more fields than a form, are refused", async () => {
  await expect(readPosted(contextOf(form({ a: "x".repeat(70_000) })), undefined)).rejects.toThrow(
    BodyTooLargeError,
  );
  const many = Object.fromEntries(Array.from({ length: 41 }, (_none, index) => [`f${index}`, "x"]));
  await expect(readPosted(contextOf(form(many)), undefined)).rejects.toThrow(MultipartError);
});
