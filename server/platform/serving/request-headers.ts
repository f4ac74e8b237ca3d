import type { BackendContext } from "./backend-env.ts";
import { parseForwardedAddress, toPlainAddress, type TrustedProxies } from "./trusted-proxies.ts";

/** Headers that contain the visitor's address; only a trusted proxy may set them. */
const addressHeaders = new Set([
  "cf-connecting-ip",
  "forwarded",
  "true-client-ip",
  "x-client-ip",
  "x-forwarded-for",
  "x-real-ip",
]);
/** Headers with credentials, which the database does not need. */
const secretHeaders = new Set(["apikey", "authorization", "cookie"]);

/**
 * Returns the visitor's address: the connection's peer or, behind a trusted proxy, the last entry of
 * `x-forwarded-for` that is not itself a trusted proxy. Entries further left may be forged.
 */
export function clientAddress(context: BackendContext, proxies: TrustedProxies | undefined): string {
  const peer = toPlainAddress(context.env.incoming?.socket.remoteAddress ?? "unknown");
  if (!proxies?.isPeer(peer)) return peer;
  const entries = (context.req.header("x-forwarded-for") ?? "").split(",").map(parseForwardedAddress);
  return entries.findLast((entry) => entry !== "" && !proxies.isHop(entry)) ?? peer;
}

/**
 * Returns the request's headers for the database triggers (`request.headers`), in lowercase, with the visitor's
 * address as the only entry of `x-forwarded-for`. Hosted Supabase puts that address first.
 */
export function toDatabaseHeaders(
  context: BackendContext,
  proxies: TrustedProxies | undefined,
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of context.req.raw.headers) {
    if (!addressHeaders.has(name) && !secretHeaders.has(name)) headers[name] = value;
  }
  headers["x-forwarded-for"] = clientAddress(context, proxies);
  return headers;
}
