import { serve, type ServerType } from "@hono/node-server";
import type { Hono } from "hono";
import type { BackendEnv } from "./backend-env.ts";
import { resumeBytesLimit } from "../../../model/resume-check/resume-file.ts";
import { uploadTimeout } from "../../../model/resume-check/upload-timeout.ts";
import { EnvironmentError } from "../../../site/settings/environment.ts";
import { LingeringResponse } from "./lingering-response.ts";

/**
 * Timeouts in milliseconds for the headers, the whole request (longer than the slowest accepted upload), and idle
 * connections (longer than load balancers' default of 60 s, so that the balancer closes a connection first). Node
 * checks them every second.
 */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: uploadTimeout(resumeBytesLimit) + 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
};

/**
 * Listens on a port and drops slow connections. A response sent before the request is complete still reaches the
 * client.
 * @param port 0 picks a free port
 * @param host defaults to all interfaces
 * @param portName variable that set the port, for error messages
 * @returns the server and its port
 * @throws EnvironmentError if the port is taken or not allowed, or the address is not this machine's
 */
export function listen(
  app: Pick<Hono<BackendEnv>, "fetch">,
  port: number,
  host?: string,
  portName = "PORT",
): Promise<{ server: ServerType; port: number }> {
  return new Promise((resolve, reject) => {
    const serverOptions = { ...timeouts, ServerResponse: LingeringResponse };
    const options = { fetch: app.fetch, port, serverOptions, ...(host && { hostname: host }) };
    const server = serve(options, (address) => {
      resolve({ server, port: address.port });
    });
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRNOTAVAIL")
        return reject(new EnvironmentError("HOST", host ?? "", "an IP address of this machine"));
      const expectedByCode: Record<string, string> = {
        EADDRINUSE: "a port that no other program is using",
        EACCES: "a port above 1023",
      };
      const expected = expectedByCode[error.code ?? ""];
      reject(expected === undefined ? error : new EnvironmentError(portName, String(port), expected));
    });
  });
}
