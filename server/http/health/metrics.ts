import { createServer, type Server } from "node:http";
import { isIP } from "node:net";
import { once } from "node:events";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { EnvironmentError } from "../../../site/settings/environment.ts";
import type { RequestLogEntry } from "./request-log.ts";

export interface GaugeSource {
  name: string;
  help: string;
  label?: string;
  read: () => Promise<Readonly<Record<string, number>>>;
}

type Metrics = ReturnType<typeof createMetrics>;

function groupOf(route: string): string {
  if (/^\/rest\/v1\//.test(route)) return route;
  if (/^\/storage\/v1\//.test(route)) return "/storage/v1/*";
  return route === "/healthz" || route === "/readyz" ? route : "site";
}

export function createMetrics(measures: readonly GaugeSource[]) {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of requests.",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  const rows = new Counter({
    name: "ridgebeam_submissions_total",
    help: "Requests that stored a submission, by table.",
    labelNames: ["table"],
    registers: [register],
  });
  const refusals = new Counter({
    name: "ridgebeam_refusals_total",
    help: "Rejected requests, by error code.",
    labelNames: ["reason"],
    registers: [register],
  });
  for (const { name, help, label, read } of measures) {
    const gauge = new Gauge({
      name,
      help,
      labelNames: label === undefined ? [] : [label],
      registers: [register],
      collect: async () => {
        gauge.reset();
        for (const [key, value] of Object.entries(await read().catch(() => ({}))))
          gauge.set(label === undefined ? {} : { [label]: key }, value);
      },
    });
  }
  return {
    observe: ({ method, route, status, milliseconds, reason }: RequestLogEntry): void => {
      const group = groupOf(route);
      seconds.observe({ method, route: group, status }, milliseconds / 1000);
      if (method === "POST" && status === 201) rows.inc({ table: group.replace("/rest/v1/", "") });
      if (reason !== undefined) refusals.inc({ reason });
    },
    print: async () => ({ type: register.contentType, text: await register.metrics() }),
  };
}

/** Whether a Host header is an IP address or localhost; any other name could be a DNS rebinding attack. */
function isOwnHost(host = ""): boolean {
  const address = `http://${host}`;
  const hostname = URL.canParse(address) ? new URL(address).hostname : "";
  return hostname === "localhost" || isIP(hostname.replace(/^\[|\]$/g, "")) !== 0;
}

/**
 * Serves the metrics at `/metrics`, on the loopback interface only.
 * @throws EnvironmentError if the port is taken or not allowed
 */
export async function serveMetrics(metrics: Metrics, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (!isOwnHost(request.headers.host)) {
      response.writeHead(403).end();
      return;
    }
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    void metrics
      .print()
      .then(({ type, text }) => response.writeHead(200, { "content-type": type }).end(text));
  });
  server.listen(port, "127.0.0.1");
  // Do not let the metrics server keep the process alive.
  server.unref();
  await once(server, "listening").catch(() => {
    throw new EnvironmentError("METRICS_PORT", String(port), "a port that no other program is using");
  });
  return server;
}
