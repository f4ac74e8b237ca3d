import { serve, type ServerType } from "@hono/node-server";
import type { Hono } from "hono";
import type { BackendEnv } from "./backend-env.ts";
import { EnvironmentError } from "../../../site/settings/environment.ts";
import { LingeringResponse } from "./lingering-response.ts";

/**
 * How long a sender may take, in milliseconds: for the headers, for the whole request (longer than the slowest upload that is
 * accepted), and between two requests on one connection: longer than load balancers keep an idle connection (60 s by default), which
 * else send a request into a connection that is being closed. Node looks after it every second.
 */
const patience = {
  headersTimeout: 10_000,
  requestTimeout: 150_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
};

/**
 * Listens on a port, and drops connections whose sender takes too long; who is answered before a request is whole hears it.
 * @param port 0 takes any free one
 * @param host absent, all interfaces
 * @param portName the variable that has chosen the port
 * @returns the server and the port that it has
 * @throws EnvironmentError when the port is taken or not allowed, or the address is not this machine's
 */
export function listen(
  app: Pick<Hono<BackendEnv>, "fetch">,
  port: number,
  host?: string,
  portName = "PORT",
): Promise<{ server: ServerType; port: number }> {
  return new Promise((resolve, reject) => {
    const serverOptions = { ...patience, ServerResponse: LingeringResponse };
    const options = { fetch: app.fetch, port, serverOptions, ...(host && { hostname: host }) };
    const server = serve(options, (address) => {
      resolve({ server, port: address.port });
    });
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRNOTAVAIL")
        return reject(new EnvironmentError("HOST", host ?? "", "an address that this machine has"));
      const known: Record<string, string> = {
        EADDRINUSE: "a port that no other program listens on",
        EACCES: "a port above 1023",
      };
      const expected = known[error.code ?? ""];
      reject(expected === undefined ? error : new EnvironmentError(portName, String(port), expected));
    });
  });
}
