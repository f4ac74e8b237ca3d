import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Hono } from "hono";
import type { BackendEnv } from "./backend-env.ts";
import { ExpectedError } from "../../../model/expected-error.ts";
import { formatCommandLine, type CommandName } from "../../../site/settings/commands.ts";
import { EnvironmentError } from "../../../site/settings/environment.ts";
import { createBoundedServer } from "./connections.ts";
import type { TrustedProxies } from "./trusted-proxies.ts";

class PortInUseError extends ExpectedError {
  override name = "PortInUseError";
}

interface ListenOptions {
  /** 0 picks a free port. */
  port: number;
  /** Defaults to all interfaces. */
  host?: string | undefined;
  /** Variable that sets the port, and the command that reads it, for error messages. */
  portName?: string;
  command?: CommandName;
  proxies?: TrustedProxies | undefined;
}

type App = Pick<Hono<BackendEnv>, "fetch">;

interface Listener {
  server: Server;
  port: number;
  /** Serves another app from now on. */
  serve: (app: App) => void;
  /** Closes the port and all connections at once. */
  close: () => void;
}

/**
 * Serves an app on a port.
 * @throws PortInUseError if another program uses the port, EnvironmentError if the port is not allowed or the address
 * is not this machine's
 */
export function listen(
  app: App,
  { port, host, portName = "PORT", command = "start", proxies }: ListenOptions,
): Promise<Listener> {
  return new Promise((resolve, reject) => {
    let current = app;
    const serve = (next: App): void => void (current = next);
    const listener = getRequestListener(
      (request, bindings) => current.fetch(request, bindings),
      host === undefined ? {} : { hostname: host },
    );
    const server = createBoundedServer((request, response) => void listener(request, response), proxies);
    const close = (): void => {
      server.close();
      server.closeAllConnections();
    };
    server.listen(port, host, () =>
      resolve({ server, serve, close, port: (server.address() as AddressInfo).port }),
    );
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRNOTAVAIL")
        return reject(new EnvironmentError("HOST", host ?? "", "an IP address of this machine"));
      if (error.code === "EACCES")
        return reject(new EnvironmentError(portName, String(port), "a port above 1023"));
      if (error.code !== "EADDRINUSE") return reject(error);
      const otherPort = `${portName}=${port < 65_535 ? port + 1 : port - 1} ${formatCommandLine(command)}`;
      reject(new PortInUseError(`Port ${port} is in use: is it running already? Another port: ${otherPort}`));
    });
  });
}
