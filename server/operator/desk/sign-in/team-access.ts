import { createHmac } from "node:crypto";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import type { CookieOptions } from "hono/utils/cookie";
import { clientAddress } from "../../../data/database/visitor-access.ts";
import type { DeskOrigin } from "../../../platform/environment.ts";
import { hashSecret, isSameSecret } from "../../../platform/secrets.ts";
import { createFairQueue } from "../../../platform/serving/fair-queue.ts";
import { toSubscriberNetwork, type TrustedProxies } from "../../../platform/serving/trusted-proxies.ts";
import type { OperatorStore } from "../../operators/operator-store.ts";
import type { DeskContext, DeskAccess } from "../api/guard.ts";

const [sessionSeconds, askSeconds] = [12 * 3_600, 15 * 60];

export type DeskCookies = ReturnType<typeof createDeskCookies>;

/**
 * Returns the desk's cookies. `__Host-` keeps other hosts of the domain from setting them, and therefore requires the path
 * `/`. Browsers do not take it, or `Secure`, for http://localhost.
 */
export function createDeskCookies({ isSecure }: Pick<DeskOrigin, "isSecure">) {
  const prefix = isSecure ? "host" : undefined;
  const createCookie = (name: string, sameSite: "Strict" | "Lax", maxAge: number) => {
    const options: CookieOptions = { path: "/", httpOnly: true, secure: isSecure, sameSite, prefix };
    return {
      /** Returns the cookie's secret; undefined if it is missing or is none. */
      read(context: DeskContext): string | undefined {
        const value = getCookie(context, name, prefix);
        return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined;
      },
      set: (context: DeskContext, secret: string) => setCookie(context, name, secret, { ...options, maxAge }),
      clear: (context: DeskContext) => void deleteCookie(context, name, options),
    };
  };
  return {
    session: createCookie("desk-session", "Strict", sessionSeconds),
    /** Identifies the browser that asked for a link. Lax, because the link in the email leads here from another site. */
    ask: createCookie("desk-ask", "Lax", askSeconds),
  };
}

/**
 * Returns the token that the desk's pages send with each request. Another site can make a browser send the cookie, but
 * cannot read the token. It is derived from the session's secret, so that every tab gets the same.
 */
export const createRequestToken = (sessionSecret: string): string =>
  createHmac("sha256", sessionSecret).update("request token").digest("base64url");

/** Maximum lookups of sessions and links per client: running at the same time, and queued. */
const [maxConcurrent, maxQueued] = [4, 200];

export type DeskClient = ReturnType<typeof createDeskClient>;

/** Identifies clients by their network, and queues their lookups, so that a flood from one delays only that one. */
export function createDeskClient(proxies: TrustedProxies | undefined) {
  const runInQueue = createFairQueue(maxConcurrent, maxQueued);
  const networkOf = (context: DeskContext) => toSubscriberNetwork(clientAddress(context, proxies));
  return {
    networkOf,
    enqueue: <T>(context: DeskContext, work: () => Promise<T>) => runInQueue(networkOf(context), work),
  };
}

/** Access for operators with a session cookie and the token of its pages. Both are checked at each request. */
export const createTeamAccess = (
  { origin, isSecure }: DeskOrigin,
  cookies: DeskCookies,
  operators: Pick<OperatorStore, "findSession">,
  client: DeskClient,
): DeskAccess => ({
  originOf: () => origin,
  isHttps: isSecure,
  async identify(context) {
    const secret = cookies.session.read(context);
    const token = context.req.header("authorization");
    if (secret === undefined || token === undefined) return undefined;
    if (!isSameSecret(token, `Bearer ${createRequestToken(secret)}`)) return undefined;
    return client.enqueue(context, () => operators.findSession(hashSecret(secret)));
  },
  signedOutMessage: "You are signed out. Sign in again to continue.",
});
