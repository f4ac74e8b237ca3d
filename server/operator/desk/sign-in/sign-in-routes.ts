import { randomInt } from "node:crypto";
import { Hono, type MiddlewareHandler } from "hono";
import { parseEmail } from "../../../../model/submissions/email-address.ts";
import { oneLine } from "../../../platform/backend-error.ts";
import type { DeskOrigin } from "../../../platform/environment.ts";
import { createSecret, hashSecret } from "../../../platform/secrets.ts";
import type { OperatorStore } from "../../operators/operator-store.ts";
import type { DeskContext, DeskEnv } from "../api/guard.ts";
import type { SignInDocumentProps, SignInPage } from "../app/sign-in/sign-in-page.tsx";
import { createRequestToken, type DeskClient, type DeskCookies } from "./team-access.ts";

interface SignInOptions {
  deskOrigin: DeskOrigin;
  /** Name in the header of the pages. */
  agency: string;
  operators: OperatorStore;
  cookies: DeskCookies;
  client: DeskClient;
}

/** Policy of the pages with which operators sign in: they need no script. */
const pagePolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Maximum number of requests for a link that wait at the same time, in all and for each client; more are dropped. */
const [maxPendingAsks, maxClientAsks] = [10_000, 10];

/** Shortest and longest delay before a request for a link is worked on, in milliseconds. */
const [minAskDelayMs, maxAskDelayMs] = [100, 1_500];

/** Renders a page. What it needs is loaded with the first one, because that takes as long as loading the rest of the desk. */
async function renderPage(props: SignInDocumentProps): Promise<string> {
  const [{ createElement }, { renderToStaticMarkup }, { SignInDocument }] = await Promise.all([
    import("react"),
    import("react-dom/server"),
    import("../app/sign-in/sign-in-page.tsx"),
  ]);
  return `<!doctype html>\n${renderToStaticMarkup(createElement(SignInDocument, props))}\n`;
}

const readToken = (token: unknown): string | undefined =>
  typeof token === "string" && /^[\w-]{43}$/.test(token) ? token : undefined;

/** Creates the pages and routes with which operators sign in and out. */
export function createSignInRoutes(options: SignInOptions): Hono<DeskEnv> {
  const { deskOrigin, agency, operators, cookies, client } = options;
  const { base, url: deskUrl } = deskOrigin;
  const pendingAsks = new Map<string, number>();

  async function respondWith(context: DeskContext, page: SignInPage, status: 200 | 400 | 403 | 410 = 200) {
    const html = await renderPage({ agency, base, page });
    context.header("content-security-policy", pagePolicy);
    // With no-referrer, browsers send a form with the origin "null".
    context.header("referrer-policy", "same-origin");
    return context.html(html, status);
  }

  /**
   * Asks for a link some time after the response, so that neither its time nor that of the next request tells whether
   * there is such an operator.
   */
  function askLater(email: string, browser: string, network: string): void {
    const count = pendingAsks.get(network) ?? 0;
    if (count >= maxClientAsks || pendingAsks.size >= maxPendingAsks) return;
    pendingAsks.set(network, count + 1);
    const ask = async () => {
      await operators.askForLink(email, hashSecret(browser), network, deskUrl).catch((error: unknown) => {
        console.error(`A link for the desk could not be queued: ${oneLine(error)}`);
      });
      const left = (pendingAsks.get(network) ?? 1) - 1;
      if (left > 0) pendingAsks.set(network, left);
      else pendingAsks.delete(network);
    };
    setTimeout(() => void ask(), randomInt(minAskDelayMs, maxAskDelayMs));
  }

  const readState = async (context: DeskContext, token: string | undefined) => {
    const browser = cookies.ask.read(context);
    if (token === undefined) return "void";
    return operators.readLink(hashSecret(token), browser === undefined ? null : hashSecret(browser));
  };

  const refuse = (context: DeskContext, state: "other-browser" | "void") =>
    respondWith(context, { kind: state }, state === "void" ? 410 : 403);

  async function endSession(context: DeskContext): Promise<void> {
    const secret = cookies.session.read(context);
    if (secret === undefined) return;
    const operator = await operators.findSession(hashSecret(secret));
    await operators.endSession(hashSecret(secret));
    if (operator) await operators.record(operator, { action: "signed_out" });
  }

  const routes = new Hono<DeskEnv>();
  routes.get("/sign-in", (context) => respondWith(context, { kind: "ask" }));
  routes.post("/sign-in", async (context) => {
    const { email: field } = await context.req.parseBody().catch((): Record<string, unknown> => ({}));
    const typed = typeof field === "string" ? field.slice(0, 300) : "";
    const { email } = parseEmail(typed, { allowsHost: true });
    if (email === undefined) return respondWith(context, { kind: "ask", typed, state: "invalid" }, 400);
    const browser = cookies.ask.read(context) ?? createSecret();
    cookies.ask.set(context, browser);
    askLater(email, browser, client.networkOf(context));
    return respondWith(context, { kind: "ask", typed, state: "sent" });
  });

  for (const path of ["/sign-in/link", "/session", "/sign-out"])
    routes.use(path, (context, next) => client.enqueue(context, next));
  // Mail software opens links before people do, so a link is used by a button.
  routes.get("/sign-in/link", async (context) => {
    const token = readToken(context.req.query("token"));
    const state = await readState(context, token);
    if (token === undefined || state !== "valid") return refuse(context, state === "valid" ? "void" : state);
    return respondWith(context, { kind: "confirm", token });
  });
  routes.post("/sign-in/link", async (context) => {
    const { token: field } = await context.req.parseBody().catch((): Record<string, unknown> => ({}));
    const token = readToken(field);
    const browser = cookies.ask.read(context);
    const session = createSecret();
    const isStarted =
      token !== undefined &&
      (await operators.startSession(
        hashSecret(token),
        browser === undefined ? null : hashSecret(browser),
        hashSecret(session),
      ));
    if (!isStarted) {
      const state = await readState(context, token);
      return refuse(context, state === "valid" ? "void" : state);
    }
    // The browser's former session, whoever's it was, does not outlive the new one.
    await endSession(context);
    const operator = await operators.findSession(hashSecret(session));
    if (operator) await operators.record(operator, { action: "signed_in" });
    cookies.session.set(context, session);
    cookies.ask.clear(context);
    return context.redirect(`${base}/`, 303);
  });

  // The desk's pages ask for their token with a request that has their origin, so no other site receives it.
  routes.post("/session", async (context) => {
    const secret = cookies.session.read(context);
    const operator = secret === undefined ? undefined : await operators.findSession(hashSecret(secret));
    if (secret === undefined || operator === undefined) return context.json({ error: "Signed out" }, 401);
    return context.json({ token: createRequestToken(secret) });
  });
  routes.post("/sign-out", async (context) => {
    await endSession(context);
    cookies.session.clear(context);
    return context.redirect(`${base}/sign-in`, 303);
  });
  routes.get("*", redirectStrangers(cookies, base));
  return routes;
}

/**
 * Leads browsers without a session from the desk's pages to the sign-in. A browser that comes from another site sends no
 * session cookie (SameSite=Strict), so it gets the page, which asks for the session itself.
 */
const redirectStrangers =
  (cookies: DeskCookies, base: string): MiddlewareHandler<DeskEnv> =>
  (context, next) => {
    const { path } = context.req;
    const isPage = !/^\/(?:api|files)\/|\.\w+$/.test(path);
    const isFromElsewhere = context.req.header("sec-fetch-site") === "cross-site";
    if (!isPage || isFromElsewhere || cookies.session.read(context) !== undefined) return next();
    return Promise.resolve(context.redirect(`${base}/sign-in`, 303));
  };
