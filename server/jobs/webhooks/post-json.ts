import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress, PrivateAddressError } from "./public-address.ts";

/** How an endpoint is asked. */
export interface PostOptions {
  /** Lookup of public addresses; undefined lets every address pass. */
  lookup: LookupFunction | undefined;
  /** Certificates that are trusted instead of the usual ones, for tests. */
  ca?: string | undefined;
  /** How long the whole exchange may take, in milliseconds. */
  deadlineMs: number;
}

/** What an endpoint has answered. */
export interface PostAnswer {
  status: number;
  /** The beginning of a refusal's text; empty for a success, whose text is not read. */
  text: string;
}

/** How much of an answer is read, in bytes. */
const answerLimit = 16_384;

async function readBeginning(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of response as AsyncIterable<Buffer>) {
      pieces.push(piece.subarray(0, answerLimit - bytes));
      bytes += piece.byteLength;
      if (bytes >= answerLimit) break;
    }
  } catch {
    // The status is known; a text that breaks off or takes too long is reported as far as it came.
  }
  return Buffer.concat(pieces).toString("utf8");
}

/**
 * Posts JSON to an `https` endpoint. Redirects are not followed: their target was not checked.
 * @throws PrivateAddressError when the endpoint is not on the public internet, or the error of the network
 */
export function postJson(
  url: URL,
  body: string,
  headers: Record<string, string>,
  signal: AbortSignal,
  { lookup, ca, deadlineMs }: PostOptions,
): Promise<PostAnswer> {
  const hostname = url.hostname.replace(/^\[|\]$/g, "");
  // A socket asks for no lookup of an address.
  if (lookup !== undefined && isIP(hostname) !== 0 && !isPublicAddress(hostname))
    return Promise.reject(new PrivateAddressError());
  return new Promise((resolve, reject) => {
    const sending = request(url, {
      method: "POST",
      headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body), ...headers },
      // A connection of its own, which nobody else has opened elsewhere.
      agent: false,
      signal,
      ...(lookup === undefined ? {} : { lookup }),
      ...(ca === undefined ? {} : { ca }),
    });
    // A timer, which is kept until it fires: a timeout's signal that only `AbortSignal.any` refers to may be collected before it does.
    const timer = setTimeout(
      () => sending.destroy(new Error(`No answer within ${deadlineMs / 1000} s`)),
      deadlineMs,
    );
    sending.once("close", () => clearTimeout(timer));
    sending.once("error", reject);
    sending.once("response", (response) => {
      const status = response.statusCode ?? 0;
      const isTaken = status >= 200 && status < 300;
      const text = isTaken ? Promise.resolve("") : readBeginning(response);
      // Errors after the answer, such as that of the deadline, change nothing about it.
      sending.on("error", () => undefined);
      void text.then((beginning) => {
        response.destroy();
        resolve({ status, text: beginning });
      });
    });
    sending.end(body);
  });
}
