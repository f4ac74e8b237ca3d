import type { MiddlewareHandler } from "hono";
import type { BackendEnv } from "./backend-env.ts";
import { toPlainAddress, type TrustedProxies } from "./trusted-proxies.ts";

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
