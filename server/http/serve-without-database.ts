import { setTimeout as sleep } from "node:timers/promises";
import { Hono } from "hono";
import { requireSpace } from "../data/files/free-space.ts";
import { toRestError } from "../api/rest/rest-error.ts";
import { toStorageError } from "../api/storage/storage-api.ts";
import { UnavailableError } from "../platform/backend-error.ts";
import { healthRoutes } from "./health/readiness.ts";
import type { BackendEnv } from "../platform/serving/backend-env.ts";
import { allowAnyOrigin } from "../platform/serving/gateway.ts";
import { respondToPageError } from "./site-app.ts";
import { serveSite } from "./pages/serve-site.ts";
import { createPostedForms } from "./forms/posted-forms.ts";
import type { ResumeValidator } from "./forms/store-posted-form.ts";
import type { SubmissionStore } from "./forms/submission-store.ts";

/** Returns an error if the disk that holds the data folder is full, otherwise undefined. */
export const findFullDisk = (dataDir: string): Promise<UnavailableError | undefined> =>
  requireSpace(dataDir).then(
    () => undefined,
    (error: unknown) => (error instanceof UnavailableError ? error : undefined),
  );

const createRejectingStore = (status: number): SubmissionStore => ({
  insert: () => Promise.resolve(status),
  deriveRowId: () => Promise.resolve(""),
  receive: () => Promise.resolve(status),
});

/** Never called, since the store receives no file. */
const noInspector: ResumeValidator = { validate: () => Promise.resolve(undefined) };

/** Serves `/healthz` and `/readyz`, and rejects submissions with errors that forms understand. */
function createRejectingApp(unreadyPart: string, reason: UnavailableError): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>();
  app.route(
    "/",
    healthRoutes(() => Promise.resolve([unreadyPart])),
  );
  app.use("/rest/v1/*", allowAnyOrigin());
  app.use("/storage/v1/*", allowAnyOrigin());
  app.all("/rest/v1/*", (context) => context.json(toRestError(reason).body, 503));
  app.all("/storage/v1/*", (context) => context.json(toStorageError(reason).body, 500));
  return app;
}

/** Serves the time until a server is ready, in which the port is already taken. */
export function createStartingApp(): Hono<BackendEnv> {
  const app = createRejectingApp("start", new UnavailableError("The server is starting"));
  app.all("*", (context) =>
    context.text("The site is starting. Please try again in a moment.", 503, {
      "Cache-Control": "no-store",
      "Retry-After": "5",
    }),
  );
  return app;
}

function createPagesApp(folder: string, reason: UnavailableError): Hono<BackendEnv> {
  const app = createRejectingApp("disk", reason);
  app.route(
    "/",
    createPostedForms({
      store: createRejectingStore(toRestError(reason).status),
      inspector: noInspector,
      folder,
    }),
  );
  app.post("*", (context) => context.text("Nothing can be sent right now. Please try again later.", 503));
  app.get("*", serveSite(folder).serve);
  app.onError(respondToPageError);
  return app;
}

/**
 * Serves the site's pages while the disk is too full to open the database, and rejects submissions with errors that
 * forms understand. Resolves once there is space.
 * @param folder the built site
 * @param serve serves an app in place of the current one
 */
export async function servePagesWhileDiskFull(
  folder: string,
  dataDir: string,
  serve: (app: Hono<BackendEnv>) => void,
  intervalMs = 5_000,
): Promise<void> {
  const reason = await findFullDisk(dataDir);
  if (reason === undefined) return;
  serve(createPagesApp(folder, reason));
  while (await findFullDisk(dataDir)) await sleep(intervalMs);
}
