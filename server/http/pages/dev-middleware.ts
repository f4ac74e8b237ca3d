import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Hono } from "hono";
import type { BackendEnv } from "../../platform/serving/backend-env.ts";

/**
 * Serves an app as middleware of Eleventy's dev server, which loses the headers of HTML unless they are set one by one
 * and the HTML is passed to `end` as a string.
 */
export function toDevMiddleware(app: () => Pick<Hono<BackendEnv>, "fetch">) {
  return getRequestListener(async (request, bindings) => {
    const response = await app().fetch(request, bindings);
    if (response.headers.get("content-type")?.startsWith("text/html") !== true) return response;
    const { outgoing } = bindings as HttpBindings;
    outgoing.statusCode = response.status;
    for (const [name, value] of response.headers) outgoing.setHeader(name, value);
    outgoing.end(await response.text());
    return RESPONSE_ALREADY_SENT;
  });
}
