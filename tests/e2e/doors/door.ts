import type { HostileText } from "../../hostile-texts.ts";
import { PUBLISHABLE_KEY } from "../../../site/settings/environment.ts";
import type { RawRequest } from "../../db/raw-request.ts";

/** A text that strangers send, and the route that reads it. */
export interface Door {
  /** Method and path, as the app lists its routes. */
  route: string;
  name: string;
  /** Returns a request with the longest text of this kind that the server reads. */
  request: (text: HostileText) => RawRequest;
}

/** The longest row, arguments of a function, and headers or path that the server reads, in bytes. */
export const [rowBytes, argumentBytes, headerBytes] = [65_536, 16_384, 15_000];

/** Returns the longest text with which a request has at most this many bytes. */
function fit({ fill }: HostileText, maxBytes: number, encode: (text: string) => string): string {
  for (let bytes = maxBytes; ;) {
    const text = fill(bytes);
    const size = Buffer.byteLength(encode(text));
    if (size <= maxBytes || text === "") return text;
    bytes = Math.floor(Math.min(bytes - 1, (bytes * maxBytes) / size - 10));
  }
}

/** @param encode puts the text into the part of the request that may have `maxBytes` */
export const door = (
  route: string,
  name: string,
  maxBytes: number,
  encode: (text: string) => string,
  toRequest: (encoded: string) => RawRequest,
): Door => ({
  route,
  name: `${route}: ${name}`,
  request: (text) => toRequest(encode(fit(text, maxBytes, encode))),
});

const escape = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\u{fffd}"));

/** @param path with `*` in place of the text */
export const inPath = (route: string, path: string, request: Omit<RawRequest, "path">): Door =>
  door(
    route,
    `* in ${path}`,
    headerBytes,
    (text) => path.replace("*", () => escape(text)),
    (filledPath) => ({ ...request, path: filledPath }),
  );

export const inHeader = (route: string, name: string, request: RawRequest): Door =>
  door(
    route,
    `the header ${name}`,
    headerBytes,
    (text) => `${name}: ${text.replace(/[\r\n]/g, " ")}`,
    (header) => ({
      ...request,
      headers: [...(request.headers ?? []).filter((line) => !line.startsWith(`${name}:`)), header],
    }),
  );

export const json = (path: string, body: string): RawRequest => ({
  path,
  headers: ["content-type: application/json", `apikey: ${PUBLISHABLE_KEY}`, "origin: https://a.example"],
  body,
});

export const multipart = (path: string, body: string): RawRequest => ({
  path,
  headers: ["content-type: multipart/form-data; boundary=cut", `apikey: ${PUBLISHABLE_KEY}`],
  body,
});
