/** One part of a multipart body; its content must be read before the next part is asked for. */
export interface Part {
  name: string;
  /** Present on a file, possibly empty. */
  filename?: string | undefined;
  type: string;
  content: AsyncIterable<Uint8Array>;
}

/** The body does not follow RFC 7578. */
export class MultipartError extends Error {
  override name = "MultipartError";
}

const headerBytesLimit = 8 * 1024;

/** The boundary that a `Content-Type` of `multipart/form-data` names. */
export function boundaryOf(contentType: string): string | undefined {
  const match = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(contentType);
  return match?.[1] ?? match?.[2];
}

/** Browsers escape quotes and line breaks in a name (HTML, "multipart/form-data encoding algorithm"). */
function filenameOf(disposition: string): string | undefined {
  const [, quoted, bare] = /;\s*filename\*?=(?:"([^"]*)"|([^";]*))/i.exec(disposition) ?? [];
  return (quoted ?? bare)?.replace(/%(22|0D|0A)/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function parseHeaders(text: string): Omit<Part, "content"> {
  const lines = text.split("\r\n");
  const find = (name: string) =>
    lines.find((line) => line.toLowerCase().startsWith(`${name}:`))?.slice(name.length + 1);
  const disposition = find("content-disposition") ?? "";
  const name = /;\s*name="([^"]*)"/i.exec(disposition)?.[1];
  if (name === undefined) throw new MultipartError("A part has no name");
  return {
    name,
    filename: filenameOf(disposition),
    type: find("content-type")?.trim() ?? "text/plain",
  };
}

/**
 * Reads a `multipart/form-data` body as it streams in; only a small window is in memory.
 * @throws MultipartError when the body is malformed or ends early
 */
export async function* readParts(chunks: AsyncIterable<Uint8Array>, boundary: string): AsyncGenerator<Part> {
  const source = chunks[Symbol.asyncIterator]();
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  // The first delimiter lacks the line break that all others begin with.
  let window: Buffer = Buffer.from("\r\n");

  const more = async () => {
    const next = await source.next();
    if (next.done) throw new MultipartError("Unexpected end of form");
    window = Buffer.concat([window, next.value]);
  };
  const take = (length: number): Buffer => {
    const taken = window.subarray(0, length);
    window = window.subarray(length);
    return taken;
  };
  async function* content(): AsyncGenerator<Uint8Array> {
    for (;;) {
      const end = window.indexOf(delimiter);
      const safe = end === -1 ? window.length - delimiter.length + 1 : end;
      if (safe > 0) yield take(safe);
      if (end !== -1) {
        take(delimiter.length);
        return;
      }
      await more();
    }
  }

  try {
    for await (const preamble of content()) void preamble;
    for (;;) {
      while (window.length < 2) await more();
      if (take(2).toString("latin1") === "--") return;
      let end: number;
      while ((end = window.indexOf("\r\n\r\n")) === -1) {
        if (window.length > headerBytesLimit) throw new MultipartError("A part's header is too long");
        await more();
      }
      const headers = parseHeaders(take(end).toString("utf8"));
      // Two of these four bytes stay: an empty part's delimiter begins with them.
      take(2);
      const body = withoutLeadingBreak(content());
      yield { ...headers, content: body };
      for await (const rest of body) void rest;
    }
  } finally {
    await source.return?.();
  }
}

/** Drops the line break that ends a part's header. */
async function* withoutLeadingBreak(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let skip = 2;
  for await (const piece of content) {
    const skipped = Math.min(skip, piece.byteLength);
    skip -= skipped;
    if (piece.byteLength > skipped) yield piece.subarray(skipped);
  }
}
