import { randomBytes } from "node:crypto";
import type { MiddlewareHandler } from "hono";
import { isSameSecret } from "../../../platform/is-same-secret.ts";
import type { BackendEnv } from "../../../platform/serving/backend-env.ts";

export type Session = ReturnType<typeof makeSession>;

const newSecret = (): string => randomBytes(24).toString("hex");

export function makeSession() {
  const [key, token] = [newSecret(), newSecret()];
  let isKeyUsed = false;
  return {
    key,
    /** Redeems the one-time key; returns the session token, or undefined for a wrong or used key. */
    enter(credential: string): string | undefined {
      if (isKeyUsed || !isSameSecret(credential, key)) return undefined;
      isKeyUsed = true;
      return token;
    },
    isOpen: (credential: string | undefined): boolean =>
      isKeyUsed && credential !== undefined && isSameSecret(credential, `Bearer ${token}`),
  };
}

/**
 * Returns the URL that signs in a browser once. Browsers do not send the fragment to servers, so the key is not
 * logged.
 */
export const oneTimeUrl = (port: number, { key }: Session): string =>
  `http://127.0.0.1:${port}/enter#key=${key}`;

export type FileTickets = ReturnType<typeof createFileTickets>;

/** How long a ticket is valid, in milliseconds; browsers use it immediately. */
const lifetimeMs = 60_000;

/**
 * Creates the tickets for files that the browser loads itself, as a download or in its PDF viewer, and therefore
 * without the session token. A ticket is for one path, single-use and short-lived.
 */
export function createFileTickets() {
  const paths = new Map<string, string>();
  return {
    issue(path: string) {
      const ticket = newSecret();
      paths.set(ticket, path);
      setTimeout(() => paths.delete(ticket), lifetimeMs).unref();
      return ticket;
    },
    redeem(ticket: string) {
      const path = paths.get(ticket);
      paths.delete(ticket);
      return path;
    },
  };
}

const contentSecurityPolicy = [
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

/** Forbids caching, framing, MIME sniffing and referrers. */
export const secureHeaders: MiddlewareHandler<BackendEnv> = async (context, next) => {
  await next();
  const headers: Record<string, string> = {
    "content-security-policy": contentSecurityPolicy,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cache-control": "no-store",
  };
  for (const [name, value] of Object.entries(headers))
    if (!context.res.headers.has(name)) context.res.headers.set(name, value);
};

export const renderRefusalPage = (reason: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Desk</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width">
</head><body><main><h1>Not here</h1><p>${reason}</p></main></body></html>`;

/**
 * Rejects requests that another page made the browser send: to another host name (DNS rebinding), from another
 * origin, or from a page on another site or port.
 */
export const requireSameOrigin: MiddlewareHandler<BackendEnv> = async (context, next) => {
  const port = context.env.incoming?.socket.localPort ?? 0;
  const expectedOrigin = new URL(`http://127.0.0.1:${port}`).origin;
  const { host, origin, "sec-fetch-site": from, "sec-fetch-mode": mode } = context.req.header();
  const isFromElsewhere =
    host !== new URL(expectedOrigin).host ||
    (origin !== undefined && origin !== expectedOrigin) ||
    // Links to the desk are allowed, because its pages show nothing without the token.
    (from !== undefined && from !== "same-origin" && from !== "none" && mode !== "navigate");
  const lacksOwnOrigin = context.req.method !== "GET" && origin !== expectedOrigin;
  if (isFromElsewhere || lacksOwnOrigin)
    return context.html(renderRefusalPage("The desk accepts requests only from its own pages."), 403);
  return next();
};

/** Requires the session token in a header; a cookie would be sent to every port of this machine. */
export const requireSession =
  (session: Session): MiddlewareHandler<BackendEnv> =>
  (context, next) => {
    if (session.isOpen(context.req.header("authorization"))) return next();
    const error = "This browser is not signed in. Open the address that npm run desk printed.";
    return Promise.resolve(context.json({ error }, 401));
  };
