import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress, PrivateAddressError } from "./public-address.ts";

interface PostOptions {
  /** DNS lookup that rejects private addresses; undefined allows any address. */
  lookup: LookupFunction | undefined;
  ca?: string | undefined;
  deadlineMs: number;
}

export interface PostResponse {
  status: number;
  /** Start of an error response's body. Empty on success, when the body is not read. */
  text: string;
}

const maxResponseBytes = 16_384;

async function readBodyStart(response: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of response as AsyncIterable<Buffer>) {
      pieces.push(piece.subarray(0, maxResponseBytes - bytes));
      bytes += piece.byteLength;
      if (bytes >= maxResponseBytes) break;
    }
  } catch {
    // If the connection drops, return the part of the body that arrived; the status is already known.
  }
  return Buffer.concat(pieces).toString("utf8");
}

/**
 * Posts JSON to an `https` endpoint. Does not follow redirects, because their target has not been checked.
 * @throws PrivateAddressError if the endpoint is not on the public internet; otherwise the network error
 */
export function postJson(
  url: URL,
  body: string,
  headers: Record<string, string>,
  signal: AbortSignal,
  { lookup, ca, deadlineMs }: PostOptions,
): Promise<PostResponse> {
  const hostname = url.hostname.replace(/^\[|\]$/g, "");
  // Check an IP address here, because sockets look up only host names.
  if (lookup !== undefined && isIP(hostname) !== 0 && !isPublicAddress(hostname))
    return Promise.reject(new PrivateAddressError());
  return new Promise((resolve, reject) => {
    const outgoingRequest = request(url, {
      method: "POST",
      headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body), ...headers },
      // Never reuse a pooled connection: its address may not have been checked.
      agent: false,
      signal,
      ...(lookup === undefined ? {} : { lookup }),
      ...(ca === undefined ? {} : { ca }),
    });
    // Use a timer, because a timeout signal that only `AbortSignal.any` references may be garbage-collected
    // before it fires.
    const timer = setTimeout(
      () => outgoingRequest.destroy(new Error(`No response within ${deadlineMs / 1000} s`)),
      deadlineMs,
    );
    outgoingRequest.once("close", () => clearTimeout(timer));
    outgoingRequest.once("error", reject);
    outgoingRequest.once("response", (response) => {
      const status = response.statusCode ?? 0;
      const isAccepted = status >= 200 && status < 300;
      const text = isAccepted ? Promise.resolve("") : readBodyStart(response);
      // Ignore errors after the response, such as a timeout.
      outgoingRequest.on("error", () => undefined);
      void text.then((beginning) => {
        response.destroy();
        resolve({ status, text: beginning });
      });
    });
    outgoingRequest.end(body);
  });
}
