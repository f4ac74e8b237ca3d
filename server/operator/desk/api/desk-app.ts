import { Hono, type ErrorHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { oneLine } from "../../../platform/backend-error.ts";
import type { BackendEnv } from "../../../platform/serving/backend-env.ts";
import type { Desk } from "../open-desk.ts";
import { addDeliveryRoutes } from "./delivery-routes.ts";
import type { DeskConfig } from "./desk-config.ts";
import { addExportRoute } from "./export-route.ts";
import { createFileTickets } from "./file-tickets.ts";
import { renderRefusalPage, requireSameOrigin, requireSession, secureHeaders } from "./guard.ts";
import { addLeadRoutes } from "./lead-routes.ts";
import { addMailRoutes } from "./mail-routes.ts";
import { addPersonRoutes } from "./person-routes.ts";
import { readJson } from "./read-request.ts";
import { TicketSchema } from "./request-schemas.ts";
import { addSelectionRoutes } from "./selection-routes.ts";
import type { Session } from "./session.ts";
import { toFailure } from "./to-failure.ts";

interface DeskAppOptions {
  desk: Desk;
  session: Session;
  config: DeskConfig;
  files: ReadonlyMap<string, { type: string; content: string | Uint8Array }>;
}

/** Maximum request body in bytes, enough for the largest selection. */
const maxBodyBytes = 131_072;

const tooLarge =
  "This is more than the desk accepts at once (128 KB). Select fewer submissions, or shorten the text.";

const KeySchema = z.object({ key: z.string() });

/**
 * Responds to errors with a message for the operator. Logs consecutive duplicates once, because the app keeps
 * polling.
 */
function createErrorHandler(): ErrorHandler<BackendEnv> {
  let lastLine = "";
  return (error, context) => {
    const { status, message, hasHiddenDetails } = toFailure(error);
    const line = oneLine(error);
    if (hasHiddenDetails && line !== lastLine) console.error(line);
    lastLine = line;
    return context.json({ error: message }, status);
  };
}

/** Creates the desk's web app and API, for the one browser that signed in with the one-time URL. */
export function createDeskApp({ desk, session, config, files }: DeskAppOptions): Hono<BackendEnv> {
  const api = new Hono<BackendEnv>();
  api.get("/config", async (context) => context.json({ ...config, ...(await desk.leads.settings()) }));
  addLeadRoutes(api, desk, config);
  addSelectionRoutes(api, desk, config);
  addExportRoute(api, desk, config);
  addDeliveryRoutes(api, desk);
  addPersonRoutes(api, desk);
  addMailRoutes(api, desk);
  api.onError(createErrorHandler());

  const tickets = createFileTickets();
  const app = new Hono<BackendEnv>();
  app.use(secureHeaders, requireSameOrigin);
  app.use(bodyLimit({ maxSize: maxBodyBytes, onError: (context) => context.json({ error: tooLarge }, 413) }));
  app.post("/enter", async (context) => {
    const token = session.enter((await readJson(context, KeySchema)).key);
    return token === undefined
      ? context.json({ error: "This link is invalid or has already been used." }, 403)
      : context.json({ token });
  });
  app.get("/files/:ticket", (context) => {
    const path = tickets.redeem(context.req.param("ticket"));
    if (path === undefined)
      return context.html(
        renderRefusalPage("This link has already been used. Go back to the desk and open the file again."),
        403,
      );
    return api.fetch(new Request(new URL(path, context.req.url)), context.env);
  });
  app.use("/api/*", requireSession(session));
  app.post("/api/tickets", async (context) => {
    const { path } = await readJson(context, TicketSchema);
    return context.json({ address: `/files/${tickets.issue(path)}` });
  });
  app.route("/api", api);
  app.all("/api/*", (context) => context.json({ error: "The desk's API has no such path." }, 404));
  app.get("*", (context) => {
    const path = context.req.path;
    const file = files.get(path) ?? (/\.\w+$/.test(path) ? undefined : files.get("/"));
    if (file === undefined) return context.notFound();
    return context.body(file.content as string, 200, { "content-type": file.type });
  });
  app.onError(createErrorHandler());
  return app;
}
