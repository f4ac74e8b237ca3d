import { Hono, type ErrorHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { getPath } from "hono/utils/url";
import { BackendError, UnavailableError, oneLine } from "../../../platform/backend-error.ts";
import {
  type DeskEnv,
  createFileTickets,
  type FileTickets,
  renderRefusalPage,
  requireOperator,
  requireSameOrigin,
  secureHeaders,
  type DeskAccess,
} from "./guard.ts";
import { NoResponseError, ServerFaultError } from "../../api/running-server.ts";
import type { Desk, DeskConfig } from "../open-desk.ts";
import { body, DeskError, respond, TicketSchema } from "./requests.ts";
import { createDeliveryRoutes } from "./delivery-routes.ts";
import { createLeadRoutes, createSelectionRoutes } from "./lead-routes.ts";
import { createWebhookRoutes } from "./webhook-routes.ts";
import { requireRoles } from "./route-roles.ts";
import { createTeamRoutes } from "./team-routes.ts";
import { createReplyRoutes } from "./reply-routes.ts";
import { createPersonRoutes } from "./person-routes.ts";

const maxLines = 300;

/**
 * Converts an error to a response for the app. 404 is only for rows that do not exist, because the app treats it as
 * a deleted submission. Database errors are only logged, because they may quote submitted data.
 */
function toFailure(error: unknown) {
  if (error instanceof DeskError) return { status: error.status, message: error.message };
  if (error instanceof NoResponseError) return { status: 503, message: error.message } as const;
  if (error instanceof UnavailableError)
    return {
      status: 503,
      message: "The database is unavailable right now. Try again in a moment.",
      hasHiddenDetails: true,
    } as const;
  if (error instanceof BackendError && !(error instanceof ServerFaultError))
    return { status: 500, message: error.message } as const;
  return {
    status: 500,
    message:
      "The desk could not complete this action. The reason is in the terminal where npm run desk is running.",
    hasHiddenDetails: true,
  } as const;
}

interface DeskAppOptions {
  desk: Desk;
  access: DeskAccess;
  /** Routes with which operators sign in. */
  signIn: Hono<DeskEnv>;
  config: DeskConfig;
  files: DeskFiles;
  /** Path at which the desk is served, such as `/desk`; by default, none. */
  base?: string;
}

/** The app's files by path; `/` is its page. */
export type DeskFiles = ReadonlyMap<string, { type: string; content: string | Uint8Array }>;

/** Maximum request body in bytes, enough for the largest selection. */
const maxBodyBytes = 131_072;

const tooLarge =
  "This is more than the desk accepts at once (128 KB). Select fewer submissions, or shorten the text.";

/**
 * Responds to errors with a message for the operator. Logs consecutive duplicates once, because the app keeps
 * polling.
 */
function createErrorHandler(): ErrorHandler<DeskEnv> {
  let lastLine = "";
  return (error, context) => {
    const { status, message, hasHiddenDetails } = toFailure(error);
    const line = oneLine(error);
    if (hasHiddenDetails && line !== lastLine) console.error(line);
    lastLine = line;
    return context.json({ error: message }, status);
  };
}

const createApi = ({ desk, access, config }: DeskAppOptions, tickets: FileTickets) =>
  new Hono<DeskEnv>()
    .get("/config", async (context) => {
      const { id, name, role } = context.var.operator;
      const replyTo = await desk.operators.findEmail(id);
      return respond(context, { ...config, ...(await desk.leads.settings()), operator: name, role, replyTo });
    })
    .post("/tickets", body(TicketSchema), (context) => {
      const { path } = context.req.valid("json");
      const identify = () => access.identify(context);
      return respond(context, { address: `/files/${tickets.issue({ path, identify })}` });
    })
    .route("/", createLeadRoutes(desk, config))
    .route("/", createSelectionRoutes(desk, config))
    .route("/", createReplyRoutes(desk, config))
    .route("/", createTeamRoutes(desk, config))
    .route("/", createDeliveryRoutes(desk))
    .route("/", createPersonRoutes(desk, config))
    .route("/", createLogRoutes(desk))
    .route("/", createWebhookRoutes(desk));

/** The routes under `/api`, from which the app's client derives its requests and responses. */
export type DeskApi = ReturnType<typeof createApi>;

/** Creates the desk's web app and API. */
export function createDeskApp(options: DeskAppOptions): Hono<DeskEnv> {
  const { access, signIn, files, base = "" } = options;
  const tickets = createFileTickets();
  const api = new Hono<DeskEnv>()
    .use(
      requireOperator({
        ...access,
        identify: async (context) => context.env.operator ?? access.identify(context),
      }),
    )
    .route("/", requireRoles(createApi(options, tickets)));
  api.onError(createErrorHandler());

  const app = new Hono<DeskEnv>({ getPath: (request) => getPath(request).slice(base.length) || "/" });
  app.use(secureHeaders(access), requireSameOrigin(access));
  app.use(bodyLimit({ maxSize: maxBodyBytes, onError: (context) => context.json({ error: tooLarge }, 413) }));
  app.route("/", signIn);
  app.get("/files/:ticket", async (context) => {
    const ticket = tickets.redeem(context.req.param("ticket"));
    const operator = await ticket?.identify();
    if (ticket === undefined || operator === undefined)
      return context.html(
        renderRefusalPage("This link has already been used. Go back to the desk and open the file again."),
        403,
      );
    return api.fetch(new Request(new URL(ticket.path, context.req.url)), {
      ...context.env,
      operator,
    });
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

const createLogRoutes = ({ operators }: Desk) =>
  new Hono<DeskEnv>()
    .get("/log", async (context) =>
      respond(context, { lines: await operators.readLog({ since: null, limit: maxLines }) }),
    )
    .get("/operators", async (context) => respond(context, { operators: await operators.list() }));
