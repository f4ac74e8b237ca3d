import type { ServerResponse } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Hono } from "hono";
import type { BackendEnv } from "../../platform/serving/backend-env.ts";

/** A response of Eleventy's dev server, which replaces the headers of error pages unless this is set. */
type DevResponse = ServerResponse & { isCustomErrorPage?: boolean };

/**
 * Serves an app as middleware of Eleventy's dev server. The dev server adds its reload script only to HTML that is
 * passed to `end` as a string, with headers set one by one.
 */
export function toDevMiddleware(app: () => Pick<Hono<BackendEnv>, "fetch">) {
  return getRequestListener(async (request, bindings) => {
    const response = await app().fetch(request, bindings);
    if (response.headers.get("content-type")?.startsWith("text/html") !== true) return response;
    const outgoing: DevResponse = (bindings as HttpBindings).outgoing;
    outgoing.statusCode = response.status;
    outgoing.isCustomErrorPage = true;
    for (const [name, value] of response.headers) outgoing.setHeader(name, value);
    outgoing.end(await response.text());
    return RESPONSE_ALREADY_SENT;
  });
}
