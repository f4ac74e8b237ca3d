import { serve, type ServerType } from "@hono/node-server";
import type { Hono } from "hono";
import type { BackendEnv } from "../backend/backend-env.ts";
import { EnvironmentError } from "../environment.ts";

/**
 * Listens on a port of all interfaces.
 * @param port 0 takes any free one
 * @returns the server and the port that it has
 * @throws EnvironmentError when the port is taken or not allowed
 */
export function listen(app: Hono<BackendEnv>, port: number): Promise<{ server: ServerType; port: number }> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port }, (address) => {
      resolve({ server, port: address.port });
    });
    server.once("error", (error: NodeJS.ErrnoException) => {
      const known: Record<string, string> = {
        EADDRINUSE: "a port that no other program listens on",
        EACCES: "a port above 1023",
      };
      const expected = known[error.code ?? ""];
      reject(expected === undefined ? error : new EnvironmentError("PORT", String(port), expected));
    });
  });
}
