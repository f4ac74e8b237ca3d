import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { setCookie } from "hono/cookie";
import { oneLine } from "../../backend/backend-error.ts";
import type { BackendEnv } from "../../http/backend-env.ts";
import type { Desk } from "../open-desk.ts";
import { deliveryRoutes } from "./delivery-routes.ts";
import type { DeskFacts } from "./desk-facts.ts";
import { exportRoute } from "./export-route.ts";
import { cookieName, requireOwnPages, requireSession, secureHeaders } from "./guard.ts";
import { leadRoutes } from "./lead-routes.ts";
import { mailRoutes } from "./mail-routes.ts";
import { personRoutes } from "./person-routes.ts";
import { refusalPage } from "./refusal-page.ts";
import { selectionRoutes } from "./selection-routes.ts";
import type { Session } from "./session.ts";
import { toFailure } from "./to-failure.ts";

/** A file of the app, as it was compiled. */
export interface AppFile {
  type: string;
  content: string | Uint8Array;
}

export interface DeskAppOptions {
  desk: Desk;
  session: Session;
  facts: DeskFacts;
  /** The app's files by their paths; `/` is its page. */
  files: ReadonlyMap<string, AppFile>;
}

/** The longest body of a request: changes of the largest selection, with room. */
const longestBody = 131_072;

/** The desk's web app with its API, for the one browser that has come by the one-time address. */
export function createDeskApp({ desk, session, facts, files }: DeskAppOptions): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>();
  app.use(secureHeaders, requireOwnPages);
  app.get("/enter", (context) => {
    const secret = session.enter(context.req.query("key") ?? "");
    if (secret === undefined)
      return context.html(refusalPage("This address has been used, or never existed."), 403);
    setCookie(context, cookieName(context), secret, { httpOnly: true, sameSite: "Strict", path: "/" });
    // Not a redirect: a browser that came from a page elsewhere, such as a terminal in the browser, would follow it without the cookie.
    return context.html(
      `<!doctype html><meta charset="utf-8"><title>Desk</title><link rel="icon" href="data:,"><meta http-equiv="refresh" content="0;url=/">`,
    );
  });
  app.use(requireSession(session));
  app.use("/api/*", bodyLimit({ maxSize: longestBody }));
  app.get("/api/facts", async (context) => context.json({ ...facts, ...(await desk.leads.settings()) }));
  app.route("/api", leadRoutes(desk, facts));
  app.route("/api", selectionRoutes(desk, facts));
  app.route("/api", exportRoute(desk, facts));
  app.route("/api", deliveryRoutes(desk));
  app.route("/api", personRoutes(desk));
  app.route("/api", mailRoutes(desk));
  app.all("/api/*", (context) => context.json({ error: "There is nothing at this address." }, 404));
  app.get("*", (context) => {
    const path = context.req.path;
    const file = files.get(path) ?? (/\.\w+$/.test(path) ? undefined : files.get("/"));
    if (file === undefined) return context.notFound();
    return context.body(file.content as string, 200, { "content-type": file.type });
  });
  let lastLine = "";
  app.onError((error, context) => {
    const { status, message, isUntold } = toFailure(error);
    // The app asks again and again.
    const line = oneLine(error);
    if (isUntold && line !== lastLine) console.error(line);
    lastLine = line;
    return context.json({ error: message }, status);
  });
  return app;
}
