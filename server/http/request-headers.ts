import type { BackendContext } from "./backend-env.ts";

/** Headers that say who the visitor is; only a proxy that we trust may say so. */
const addressHeaders = new Set([
  "cf-connecting-ip",
  "forwarded",
  "true-client-ip",
  "x-client-ip",
  "x-forwarded-for",
  "x-real-ip",
]);
/** Headers that the database has no use for. */
const secrets = new Set(["apikey", "authorization", "cookie"]);

/**
 * The visitor's address. With a trusted proxy it is the last one that `x-forwarded-for` names, which is the one the proxy
 * itself has added; without, it is the connection's peer.
 */
export function addressOf(context: BackendContext, trustProxy: boolean): string {
  const forwarded = trustProxy ? context.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  const address = forwarded || context.env.incoming?.socket.remoteAddress || "unknown";
  return address.replace(/^::ffff:(?=\d+\.)/, "").replace(/%.*$/, "");
}

/**
 * The request's headers as the triggers read them (`request.headers`), in lower case, with the visitor's address as the only
 * entry of `x-forwarded-for`, where hosted Supabase puts it first.
 */
export function describeRequest(context: BackendContext, trustProxy: boolean): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of context.req.raw.headers) {
    if (!addressHeaders.has(name) && !secrets.has(name)) headers[name] = value;
  }
  headers["x-forwarded-for"] = addressOf(context, trustProxy);
  return headers;
}
