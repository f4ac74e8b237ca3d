import { Hono } from "hono";
import { compress } from "hono/compress";
import type { Backend } from "../backend/open-backend.ts";
import type { BackendEnv } from "./backend-env.ts";
import { serveSite } from "./serve-site.ts";

/**
 * The backend's routes and the built site on one origin.
 * @param extra routes of the development server, which sees pages uncompressed
 */
export function createSiteApp(backend: Backend, folder: string, extra?: Hono<BackendEnv>): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>();
  app.route("/", backend.app);
  if (extra === undefined) app.use(compress());
  else app.route("/", extra);
  for (const handler of serveSite(folder)) app.get("*", handler);
  return app;
}
