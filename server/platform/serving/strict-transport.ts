import type { MiddlewareHandler } from "hono";
import type { BackendEnv } from "./backend-env.ts";
import { plainAddress, type TrustedProxies } from "./trusted-proxies.ts";

/**
 * Asks browsers that came by HTTPS, as a trusted proxy says, to come by it for a year (RFC 6797). Subdomains and preloading are not for
 * this server to decide.
 */
export function strictTransport(proxies: TrustedProxies | undefined): MiddlewareHandler<BackendEnv> {
  return async (context, next) => {
    await next();
    const peer = plainAddress(context.env.incoming?.socket.remoteAddress ?? "");
    if (context.req.header("x-forwarded-proto") === "https" && proxies?.isPeer(peer))
      context.header("Strict-Transport-Security", "max-age=31536000");
  };
}
