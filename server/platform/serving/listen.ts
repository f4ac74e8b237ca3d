import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { BackendEnv } from "./backend-env.ts";
import { EnvironmentError } from "../../../site/settings/environment.ts";
import { createBoundedServer } from "./connections.ts";
import type { TrustedProxies } from "./trusted-proxies.ts";

interface ListenOptions {
  /** 0 picks a free port. */
  port: number;
  /** Defaults to all interfaces. */
  host?: string | undefined;
  /** Variable that set the port, for error messages. */
  portName?: string;
  proxies?: TrustedProxies | undefined;
}

/**
 * Serves an app on a port.
 * @returns the server and its port
 * @throws EnvironmentError if the port is taken or not allowed, or the address is not this machine's
 */
export function listen(
  app: Pick<Hono<BackendEnv>, "fetch">,
  { port, host, portName = "PORT", proxies }: ListenOptions,
): Promise<{ server: Server; port: number }> {
  return new Promise((resolve, reject) => {
    const listener = getRequestListener(app.fetch, host === undefined ? {} : { hostname: host });
    const server = createBoundedServer((request, response) => void listener(request, response), proxies);
    server.listen(port, host, () => resolve({ server, port: (server.address() as AddressInfo).port }));
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
