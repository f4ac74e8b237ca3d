import fc from "fast-check";
import { boundaryOf, MultipartError, readParts } from "../../server/backend/storage/multipart.ts";
import type { Door } from "./fuzz.ts";

/** Cuts a body where the network might. */
async function* inPieces(body: Buffer, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  for (let from = 0, n = 0; from < body.length; n += 1) {
    const size = sizes[n % sizes.length] ?? 1;
    yield await Promise.resolve(body.subarray(from, from + size));
    from += size;
  }
}

async function read(body: Buffer, boundary: string, sizes: readonly number[]) {
  const parts: { name: string; filename: string | undefined; content: string }[] = [];
  for await (const { name, filename, content } of readParts(inPieces(body, sizes), boundary)) {
    const pieces: Uint8Array[] = [];
    for await (const piece of content) pieces.push(piece);
    parts.push({ name, filename, content: Buffer.concat(pieces).toString("latin1") });
  }
  return parts;
}

const sizes = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 5 });
/** Bytes with many of the characters that a form is made of. */
const bytes = fc
  .array(
    fc.oneof(
      fc.constantFrom("\r\n", "--", "\r", "\n", "\r\n--", "--cut", "\r\n\r\n"),
      fc.string({ unit: "binary-ascii" }),
    ),
  )
  .map((pieces) => pieces.join(""));
const name = fc.stringMatching(/^[\w .-]{0,20}$/);
const filename = fc.stringMatching(/^[\w .-]{1,20}$/);

const whole: Door = {
  name: "forms as browsers write them",
  property: fc.asyncProperty(
    fc.array(fc.record({ name, filename: fc.option(filename, { nil: undefined }), content: bytes }), {
      minLength: 1,
      maxLength: 5,
    }),
    sizes,
    async (parts, sizes) => {
      const form = new FormData();
      for (const { name, filename, content } of parts) {
        if (filename === undefined) form.append(name, content.replace(/\r\n|\r|\n/g, "\r\n"));
        else form.append(name, new File([content], filename));
      }
      const request = new Response(form);
      const boundary = boundaryOf(request.headers.get("content-type") ?? "") ?? "";
      const found = await read(Buffer.from(await request.arrayBuffer()), boundary, sizes);
      const sent = parts.map(({ name, filename, content }) => ({
        name,
        filename,
        content: filename === undefined ? content.replace(/\r\n|\r|\n/g, "\r\n") : content,
      }));
      if (JSON.stringify(found) !== JSON.stringify(sent))
        throw new Error(`read ${JSON.stringify(found)} of ${JSON.stringify(sent)}`);
    },
  ),
};

const broken: Door = {
  name: "forms of any bytes",
  property: fc.asyncProperty(
    fc.array(
      fc.oneof(
        fc.constantFrom(
          "--cut\r\n",
          "--cut--",
          '\r\ncontent-disposition: form-data; name="a"; filename="b"\r\n\r\n',
        ),
        bytes,
      ),
    ),
    sizes,
    async (pieces, sizes) => {
      await read(Buffer.from(pieces.join(""), "latin1"), "cut", sizes).catch((error: unknown) => {
        if (!(error instanceof MultipartError)) throw error;
      });
    },
  ),
};

const types: Door = {
  name: "types of forms",
  property: fc.property(fc.string(), (type) => {
    const boundary = boundaryOf(`multipart/form-data; boundary=${type}`);
    return boundary === undefined || (boundary.length > 0 && boundary.length <= 70);
  }),
};

export const multipartDoors: readonly Door[] = [whole, broken, types];
