import { describe, expect, it } from "vitest";
import { boundaryOf, MultipartError, readParts } from "../../../../../server/backend/storage/multipart.ts";

async function* inPieces(body: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < body.length; from += size)
    yield Promise.resolve(body.subarray(from, from + size));
}

async function parse(body: Buffer, boundary: string, size: number) {
  const parts: { name: string; filename?: string | undefined; type: string; content: string }[] = [];
  for await (const { content, ...part } of readParts(inPieces(body, size), boundary)) {
    const pieces: Uint8Array[] = [];
    for await (const piece of content) pieces.push(piece);
    parts.push({ ...part, content: Buffer.concat(pieces).toString("latin1") });
  }
  return parts;
}

describe("reading a form with a file", () => {
  it.each([1, 7, 64, 100_000])(
    "finds every part as a browser writes it, in pieces of %i bytes",
    async (size) => {
      const tricky = "\r\n--x\r\n\r\n--\r\n\r\n\u0000ÿ";
      const form = new FormData();
      form.append("cacheControl", "3600");
      form.append("empty", "");
      form.append("", new File([Buffer.from(tricky, "latin1")], "a.pdf", { type: "application/pdf" }));
      const request = new Response(form);
      const boundary = boundaryOf(request.headers.get("content-type") ?? "") ?? "";
      const body = Buffer.from(await request.arrayBuffer());
      expect(await parse(body, boundary, size)).toEqual([
        { name: "cacheControl", filename: undefined, type: "text/plain", content: "3600" },
        { name: "empty", filename: undefined, type: "text/plain", content: "" },
        { name: "", filename: "a.pdf", type: "application/pdf", content: tricky },
      ]);
    },
  );

  it.each([
    ["ends early", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nvalue'],
    ["has a part without a name", "--x\r\nContent-Type: text/plain\r\n\r\nvalue\r\n--x--"],
    ["never begins", "nothing of the kind"],
    ["has an endless header", `--x\r\n${"a".repeat(20_000)}`],
  ])("refuses a body that %s", async (_case, body) => {
    await expect(parse(Buffer.from(body), "x", 1000)).rejects.toBeInstanceOf(MultipartError);
  });
});
