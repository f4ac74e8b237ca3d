import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import { isSameSecret } from "../secrets.ts";
import type { BackendEnv } from "./backend-env.ts";

export function noSniff(): MiddlewareHandler<BackendEnv> {
  return async (context, next) => {
    await next();
    context.header("X-Content-Type-Options", "nosniff");
  };
}

/**
 * Allows CORS from any origin with any header, because the key and the policies protect the data. Some host pages
 * wrap `fetch` so that it always sends credentials, which browsers reject with `*`. Therefore echoes the origin
 * and allows credentials, although nothing here reads them.
 */
export function allowAnyOrigin(): MiddlewareHandler<BackendEnv> {
  return cors({
    origin: (origin) => origin || "*",
    credentials: true,
    allowMethods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"],
    exposeHeaders: ["Content-Range", "Location", "Preference-Applied", "X-Request-Id"],
    maxAge: 3600,
  });
}

/** Requires an accepted key as `apikey` (header or query) or bearer token; otherwise responds with 401. */
export function requireKey(accepted: readonly string[]): MiddlewareHandler<BackendEnv> {
  return async (context, next) => {
    const bearer = /^bearer (.*)$/i.exec(context.req.header("authorization") ?? "")?.[1];
    const sent = [context.req.header("apikey") ?? context.req.query("apikey"), bearer].filter(
      (key) => key !== undefined,
    );
    if (sent.length === 0) {
      return context.json(
        {
          message: "No API key found in request",
          hint: "No `apikey` request header or url param was found.",
        },
        401,
      );
    }
    if (!sent.every((key) => accepted.some((one) => isSameSecret(key, one)))) {
      return context.json(
        {
          message: "Invalid API key",
          hint: "Double check the publishable key that the site was built with.",
        },
        401,
      );
    }
    return next();
  };
}
