import { Hono } from "hono";
import { compress } from "hono/compress";
import type { Backend } from "../backend/open-backend.ts";
import type { BackendEnv } from "../backend/backend-env.ts";
import { serveSite } from "./serve-site.ts";

/** The backend's routes and the built site on one origin. */
export function createSiteApp(backend: Backend, folder: string): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>();
  app.route("/", backend.app);
  app.use(compress());
  for (const handler of serveSite(folder)) app.get("*", handler);
  return app;
}
