import type { MiddlewareHandler } from "hono";
import type { BackendContext, BackendEnv } from "../../../platform/serving/backend-env.ts";
import { refusalPage } from "./refusal-page.ts";
import type { Session } from "./session.ts";

const portOf = (context: BackendContext): number => context.env.incoming?.socket.localPort ?? 0;

/** The one origin under which the desk answers. */
const ownOrigin = (context: BackendContext): string => new URL(`http://127.0.0.1:${portOf(context)}`).origin;

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** Nothing of the desk is kept, framed, sniffed or told to other pages. */
export const secureHeaders: MiddlewareHandler<BackendEnv> = async (context, next) => {
  await next();
  const headers: Record<string, string> = {
    "content-security-policy": policy,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
  };
  for (const [name, value] of Object.entries(headers))
    if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  if (!context.res.headers.has("cache-control")) context.res.headers.set("cache-control", "no-store");
};

/**
 * Refuses what a page elsewhere could have a browser send: another host name, which may have been made to lead here (DNS
 * rebinding), another origin, and a request that a page of another site, or of another port, has begun.
 */
export const requireOwnPages: MiddlewareHandler<BackendEnv> = async (context, next) => {
  const own = ownOrigin(context);
  const { host, origin, "sec-fetch-site": from, "sec-fetch-mode": mode } = context.req.header();
  const isFromElsewhere =
    host !== new URL(own).host ||
    (origin !== undefined && origin !== own) ||
    // Somebody may follow a link to the desk, whose pages say nothing without the token.
    (from !== undefined && from !== "same-origin" && from !== "none" && mode !== "navigate");
  const isUnsigned = context.req.method !== "GET" && origin !== own;
  if (isFromElsewhere || isUnsigned)
    return context.html(refusalPage("This desk answers its own pages only."), 403);
  return next();
};

/**
 * Refuses what does not carry the token of the browser that has come by the one-time address. A cookie would reach every program that
 * listens at another port of this machine.
 */
export const requireSession =
  (session: Session): MiddlewareHandler<BackendEnv> =>
  (context, next) => {
    if (session.isOpen(context.req.header("authorization"))) return next();
    const error = "This browser is not signed in. Open the address that npm run desk printed.";
    return Promise.resolve(context.json({ error }, 401));
  };
