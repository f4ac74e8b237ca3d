import type { Readable } from "node:stream";
import { Busboy } from "@fastify/busboy";
import { BodyTooLargeError } from "./read-body.ts";

/** A file of a form as it streams in; the form goes on when it has been read, or its reader has left it. */
export interface FilePart {
  name: string;
  /** Possibly empty, as of a field for a file in which none was chosen. */
  filename: string;
  type: string;
  content: AsyncIterable<Uint8Array>;
}

/** What a form may have: parts, and bytes of all its texts. */
export interface MultipartLimits {
  parts: number;
  textBytes: number;
}

/** The body does not follow RFC 7578, or has more parts than any form of ours. */
export class MultipartError extends Error {
  override name = "MultipartError";
}

/** The lines of a part's header, and their bytes; what is beyond is ignored. */
const header = { headerPairs: 20, headerSize: 8 * 1024 };

/** Bytes that the parser is given at once: the most in which it still looks at parts beyond the limit. */
const pieceBytes = 4 * 1024;

/**
 * Reads a `multipart/form-data` body as it streams in.
 * @param take called with each file and the texts before it
 * @returns the form's texts by name
 * @throws MultipartError when the body is malformed, ends early, or has too many parts; the rest of it stays unread
 * @throws BodyTooLargeError when its texts are too long
 * @throws whatever `take` or reading the body throws, once every call of `take` has ended
 */
export async function readMultipart(
  chunks: AsyncIterable<Uint8Array>,
  contentType: string,
  limits: MultipartLimits,
  take: (file: FilePart, fields: ReadonlyMap<string, string>) => Promise<void>,
): Promise<Map<string, string>> {
  const fields = new Map<string, string>();
  const files: Readable[] = [];
  const taking: Promise<void>[] = [];
  let textBytes = 0;
  let isOver = false;
  const parser = createParser(contentType, limits);

  const parsed = new Promise<void>((resolve, reject) => {
    parser.on("finish", resolve);
    parser.on("error", (error: unknown) => reject(new MultipartError(String(error))));
    parser.on("partsLimit", () => reject(new MultipartError("The form has too many parts")));
    parser.on("field", (name: string | undefined, value, _isNameCut, isCut) => {
      if (name === undefined) return reject(new MultipartError("A part has no name"));
      textBytes += Buffer.byteLength(value);
      if (isCut || textBytes > limits.textBytes) return reject(new BodyTooLargeError());
      fields.set(name, value);
    });
    parser.on(
      "file",
      (name: string | undefined, stream: Readable, filename: string | undefined, _encoding, type) => {
        // An error of the stream is its reader's; a file that nobody reads has none.
        stream.on("error", () => undefined);
        if (isOver) return void stream.resume();
        files.push(stream);
        const content = stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>;
        const taken = take(
          { name: name ?? "", filename: unescapeName(filename ?? ""), type, content },
          fields,
        );
        taking.push(taken.catch(reject).finally(() => stream.resume()));
      },
    );
  });

  const feed = async (): Promise<void> => {
    for await (const chunk of chunks)
      for (let from = 0; from < chunk.length; from += pieceBytes) {
        await new Promise<void>((resolve) => {
          parser.write(chunk.subarray(from, from + pieceBytes), () => resolve());
        });
        if (isOver) return;
      }
    parser.end();
    await parsed;
  };
  try {
    await Promise.race([feed(), parsed]);
  } catch (error) {
    isOver = true;
    for (const stream of files) stream.destroy(error as Error);
    throw error;
  } finally {
    await Promise.all(taking);
  }
  return fields;
}

function createParser(
  contentType: string,
  { parts, textBytes }: MultipartLimits,
): InstanceType<typeof Busboy> {
  try {
    return new Busboy({
      headers: { "content-type": contentType },
      preservePath: true,
      limits: { parts, fieldSize: textBytes, ...header },
    });
  } catch (error) {
    throw new MultipartError(String(error));
  }
}

/** Browsers escape quotes and line breaks in a name (HTML, "multipart/form-data encoding algorithm"). */
const unescapeName = (name: string): string =>
  name.replace(/%(22|0D|0A)/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
