import { Hono } from "hono";
import { compress } from "hono/compress";
import type { Backend } from "./open-backend.ts";
import type { BackendEnv } from "../platform/serving/backend-env.ts";
import { logRequest, observeRequests } from "./health/request-log.ts";
import { healthRoutes } from "./health/readiness.ts";
import type { ServerWatch } from "./health/watch-server.ts";
import { redirectEscapedReceiptLinks, listReceiptPages } from "./pages/escaped-receipt-links.ts";
import { revalidate } from "./pages/revalidate.ts";
import { readSiteFile, serveSite } from "./pages/serve-site.ts";
import { strictTransport } from "../platform/serving/strict-transport.ts";
import type { TrustedProxies } from "../platform/serving/trusted-proxies.ts";

interface SiteAppOptions {
  watch?: ServerWatch;
  devRoutes?: Hono<BackendEnv>;
  proxies?: TrustedProxies | undefined;
  forms?: Hono<BackendEnv>;
}

export function createSiteApp(
  backend: Backend,
  folder: string,
  { watch, devRoutes, proxies, forms }: SiteAppOptions = {},
): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>();
  if (watch)
    app
      .use(observeRequests([logRequest, watch.metrics.observe]))
      .route("/", healthRoutes(watch.listUnreadyParts));
  app.use(strictTransport(proxies));
  app.route("/", backend.app);
  if (devRoutes) app.route("/", devRoutes);
  for (const page of listReceiptPages(readSiteFile(folder, "_redirects")))
    app.get(`${page}*`, redirectEscapedReceiptLinks(page));
  if (devRoutes === undefined) app.use(compress());
  const [setHeaders, ...handlers] = serveSite(folder);
  if (setHeaders) app.on(["GET", "POST"], "*", setHeaders);
  // Do not revalidate in development, where the injected reload script can change while the page's file does
  // not.
  if (devRoutes === undefined) app.get("*", revalidate(folder));
  if (forms) app.post("*", backend.trackRequests).route("/", forms);
  for (const handler of handlers) app.get("*", handler);
  return app;
}
