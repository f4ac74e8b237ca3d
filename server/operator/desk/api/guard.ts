import { type MiddlewareHandler, Hono, type Context } from "hono";
import type { Operator } from "../../operators/operator-store.ts";
import { createSecret, isSameSecret } from "../../../platform/secrets.ts";
import { z } from "zod";
import { body } from "./requests.ts";
import type { BackendEnv } from "../../../platform/serving/backend-env.ts";

/** Hono's bindings and variables for the desk's routes. */
export interface DeskEnv {
  Bindings: BackendEnv["Bindings"] & {
    /** Who asked for the file that the request loads with a ticket. */
    operator?: Operator;
  };
  Variables: BackendEnv["Variables"] & { operator: Operator };
}

export type DeskContext = Context<DeskEnv>;

export type Session = ReturnType<typeof makeSession>;

/** Makes the session of `npm run desk`, in which one browser at a time is signed in. */
export function makeSession() {
  let key = createSecret();
  let isKeyUsed = false;
  let token: string | undefined;
  return {
    /** The latest one-time key. */
    get key() {
      return key;
    },
    /** Makes another one-time key, for a browser that replaces the signed-in one. The former key becomes void. */
    renewKey(): void {
      key = createSecret();
      isKeyUsed = false;
    },
    /** Redeems the one-time key; returns the session token, or undefined for a wrong or used key. */
    enter(credential: string): string | undefined {
      if (isKeyUsed || !isSameSecret(credential, key)) return undefined;
      isKeyUsed = true;
      token = createSecret();
      return token;
    },
    isOpen: (credential: string | undefined): boolean =>
      token !== undefined && credential !== undefined && isSameSecret(credential, `Bearer ${token}`),
  };
}

/**
 * Returns the URL that signs in a browser once. Browsers do not send the fragment to servers, so the key is not
 * logged.
 */
export const oneTimeUrl = (port: number, { key }: Session): string =>
  `http://127.0.0.1:${port}/enter#key=${key}`;

interface FileTicket {
  path: string;
  /** Returns who asked for the file; undefined if the operator is no longer signed in. */
  identify: () => Promise<Operator | undefined>;
}

export type FileTickets = ReturnType<typeof createFileTickets>;

/** How long a ticket is valid, in milliseconds; browsers use it immediately. */
const lifetimeMs = 60_000;

/**
 * Creates the tickets for files that the browser loads itself, as a download or in its PDF viewer, and therefore
 * without the session token. A ticket is for one path and operator, single-use and short-lived.
 */
export function createFileTickets() {
  const tickets = new Map<string, FileTicket>();
  return {
    issue(ticket: FileTicket): string {
      const secret = createSecret();
      tickets.set(secret, ticket);
      setTimeout(() => tickets.delete(secret), lifetimeMs).unref();
      return secret;
    },
    redeem(secret: string): FileTicket | undefined {
      const ticket = tickets.get(secret);
      tickets.delete(secret);
      return ticket;
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

/** Forbids caching, framing, MIME sniffing and referrers, and unencrypted requests to a desk with HTTPS. */
export const secureHeaders =
  ({ isHttps }: DeskAccess): MiddlewareHandler<DeskEnv> =>
  async (context, next) => {
    await next();
    const headers: Record<string, string> = {
      ...(isHttps && { "strict-transport-security": "max-age=31536000" }),
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

/** How the desk knows its own address and its operators. */
export interface DeskAccess {
  isHttps: boolean;
  originOf: (context: DeskContext) => string;
  /** Returns who makes the request; undefined if nobody is signed in. */
  identify: (context: DeskContext) => Promise<Operator | undefined>;
  /** What to do if nobody is signed in. */
  signedOutMessage: string;
}

/** Access for the browser that signed in to `npm run desk`: whoever uses this machine may do everything. */
export const createLocalAccess = (session: Session, name: string): DeskAccess => ({
  isHttps: false,
  originOf: ({ env }) => new URL(`http://127.0.0.1:${env.incoming?.socket.localPort ?? 0}`).origin,
  // A header, because a cookie would be sent to every port of this machine.
  identify: ({ req }) =>
    Promise.resolve(
      session.isOpen(req.header("authorization")) ? { id: null, name, role: "admin" } : undefined,
    ),
  signedOutMessage: "This browser is not signed in. Open the address that npm run desk printed.",
});

/**
 * Rejects requests that another page made the browser send: to another host name (DNS rebinding), from another
 * origin, or from a page on another site or port.
 */
export const requireSameOrigin =
  ({ originOf }: DeskAccess): MiddlewareHandler<DeskEnv> =>
  async (context, next) => {
    const expectedOrigin = originOf(context);
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

/** Requires a signed-in operator. */
export const requireOperator =
  ({ identify, signedOutMessage }: DeskAccess): MiddlewareHandler<DeskEnv> =>
  async (context, next) => {
    const operator = await identify(context);
    if (operator === undefined) return context.json({ error: signedOutMessage }, 401);
    context.set("operator", operator);
    return next();
  };

const KeySchema = z.object({ key: z.string() });

/** Creates the route with which a browser signs in to `npm run desk`, with the key of the one-time URL. */
export const createLocalSignIn = (session: Session): Hono<DeskEnv> =>
  new Hono<DeskEnv>().post("/enter", body(KeySchema), (context) => {
    const token = session.enter(context.req.valid("json").key);
    return token === undefined
      ? context.json({ error: "This link is invalid or has already been used." }, 403)
      : context.json({ token });
  });
