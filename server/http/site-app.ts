import { Hono, type ErrorHandler, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import type { Backend } from "./open-backend.ts";
import { noteRefusal, type BackendEnv } from "../platform/serving/backend-env.ts";
import { logRequest, observeRequests } from "./health/metrics.ts";
import { healthRoutes } from "./health/readiness.ts";
import type { ServerWatch } from "./health/watch-server.ts";
import { redirectEscapedReceiptLinks, listReceiptPages } from "./pages/host-rules.ts";
import { isOutOfDescriptors } from "../platform/descriptors.ts";
import { toRestError } from "../api/rest/rest-error.ts";
import { readSiteFile, serveSite } from "./pages/serve-site.ts";
import { toPlainAddress, type TrustedProxies } from "../platform/serving/trusted-proxies.ts";

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
  // A host such as 99999999999, which is no IPv4 address, makes every later `new URL` throw.
  app.use((context, next) =>
    URL.canParse(context.req.url) ? next() : Promise.resolve(context.text("Bad Request", 400)),
  );
  app.route("/", backend.app);
  if (devRoutes) app.route("/", devRoutes);
  for (const page of listReceiptPages(readSiteFile(folder, "_redirects")))
    app.get(`${page}*`, redirectEscapedReceiptLinks(page));
  // In development, a page has no entity tag: its reload script can change while its file does not.
  const site = serveSite(folder, devRoutes === undefined);
  if (forms) {
    // Files have compressed copies; only these responses are made for each request.
    app.post("*", compress(), site.setHeaders, backend.trackRequests);
    app.get("/embed/frame/*", compress(), site.setHeaders);
    app.route("/", backend.mailed);
    app.route("/", forms);
  }
  app.get("*", site.serve);
  app.onError(respondToPageError);
  return app;
}

/** Responds with 503 if the error is temporary. The reason is only logged. */
export const respondToPageError: ErrorHandler<BackendEnv> = (error, context) => {
  const isTemporary = isOutOfDescriptors(error);
  const status = isTemporary ? 503 : 500;
  noteRefusal(context, { status, reason: toRestError(error).code, error });
  const headers = { "Cache-Control": "no-store", ...(isTemporary && { "Retry-After": "5" }) };
  const sentence = isTemporary
    ? "The server is busy. Please try again in a moment."
    : "The server could not complete this request.";
  return context.text(sentence, status, headers);
};

/**
 * Sends HSTS for one year (RFC 6797) if a trusted proxy reports HTTPS. Subdomains and preloading are left to the
 * operator.
 */
export function strictTransport(proxies: TrustedProxies | undefined): MiddlewareHandler<BackendEnv> {
  return async (context, next) => {
    const peer = toPlainAddress(context.env.incoming?.socket.remoteAddress ?? "");
    if (context.req.header("x-forwarded-proto") === "https" && proxies?.isPeer(peer))
      context.header("Strict-Transport-Security", "max-age=31536000");
    await next();
  };
}
