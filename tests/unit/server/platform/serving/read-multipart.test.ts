import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import {
  BodyTooLargeError,
  MultipartError,
  readMultipart,
} from "../../../../../server/platform/serving/read-body.ts";

const limits = { parts: 10, textBytes: 1000 };
const type = "multipart/form-data; boundary=x";

async function* inPieces(body: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < body.length; from += size)
    yield await Promise.resolve(body.subarray(from, from + size));
}

const parse = (body: string, contentType = type) =>
  readMultipart(inPieces(Buffer.from(body), 1_000), contentType, limits, async ({ content }) => {
    for await (const piece of content) void piece;
  });

describe("reading a form with a file", () => {
  it.each([
    ["ends within a text field", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nvalue'],
    ["ends within a file", '--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\nvalue'],
    ["has a part without a name", "--x\r\nContent-Disposition: form-data\r\n\r\nvalue\r\n--x--"],
    ["has no delimiter", "nothing of the kind"],
    ["has a header of 20,000 characters", `--x\r\n${"a".repeat(20_000)}`],
  ])("rejects a body that %s", async (_case, body) => {
    await expect(parse(body)).rejects.toBeInstanceOf(MultipartError);
  });

  it("rejects a content type without a boundary", async () => {
    await expect(parse("--x--", "multipart/form-data")).rejects.toThrow(MultipartError);
  });

  it("rejects text fields that are too long, individually or in total", async () => {
    const createPart = (name: string, length: number) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${"y".repeat(length)}\r\n`;
    for (const body of [createPart("a", 1001), createPart("a", 600) + createPart("b", 600)])
      await expect(parse(`${body}--x--`)).rejects.toThrow(BodyTooLargeError);
  });

  it.each([
    ["empty parts", "--x\r\n\r\n"],
    ["delimiters", "--x\r\n"],
    ["text fields", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'],
    ["files", '--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n\r\n'],
  ])("does not read the rest after more %s than allowed", async (_case, part) => {
    let bytesRead = 0;
    const endlessBody = async function* (): AsyncGenerator<Uint8Array> {
      const chunk = Buffer.from(part.repeat(Math.ceil(65_536 / part.length)));
      for (;;) {
        bytesRead += chunk.length;
        yield await Promise.resolve(chunk);
      }
    };
    const reading = readMultipart(endlessBody(), type, limits, () => Promise.resolve());
    await expect(reading).rejects.toThrow(MultipartError);
    const bytesBefore = bytesRead;
    await sleep(20);
    expect(bytesRead).toBe(bytesBefore);
    expect(bytesRead).toBeLessThan(200_000);
  });

  it("continues if the file's handler stops reading, and rejects with the handler's error", async () => {
    const head = '--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n';
    const body = Buffer.from(
      `${head}${"z".repeat(300_000)}\r\n--x\r\nContent-Disposition: form-data; name="c"\r\n\r\nd\r\n--x--`,
    );
    const fields = await readMultipart(inPieces(body, 50_000), type, limits, async ({ content }) => {
      for await (const piece of content) if (piece.byteLength > 0) break;
    });
    expect(fields.get("c")).toBe("d");
    const reading = readMultipart(inPieces(body, 50_000), type, limits, async () => {
      await Promise.reject(new Error("no room"));
    });
    await expect(reading).rejects.toThrow("no room");
  });

  it("continues if the file's handler reads the first piece and no more", async () => {
    const file = `--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n${"y".repeat(1_000_000)}`;
    const body = Buffer.from(`${file}\r\n--x\r\nContent-Disposition: form-data; name="c"\r\n\r\nd\r\n--x--`);
    const fields = await readMultipart(inPieces(body, 65_536), type, limits, async ({ content }) => {
      await content[Symbol.asyncIterator]().next();
    });
    expect([...fields]).toEqual([["c", "d"]]);
  });

  it("passes the error that ended the upload to the file's handler, and waits for the handler", async () => {
    const interruptedBody = async function* (): AsyncGenerator<Uint8Array> {
      yield await Promise.resolve(
        Buffer.from(`--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\nstart`),
      );
      throw new BodyTooLargeError();
    };
    const errors: unknown[] = [];
    const reading = readMultipart(interruptedBody(), type, limits, async ({ content }) => {
      try {
        for await (const piece of content) void piece;
      } catch (error) {
        await sleep(20);
        errors.push(error);
      }
    });
    await expect(reading).rejects.toThrow(BodyTooLargeError);
    expect(errors).toEqual([expect.any(BodyTooLargeError)]);
  });
});
