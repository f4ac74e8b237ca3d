import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { createMetrics, createMetricsApp } from "../../../../../server/http/health/metrics.ts";
import { listen } from "../../../../../server/platform/serving/listen.ts";

it("metrics are served at an IP address or localhost, but not at any other host name", async () => {
  const { server, port } = await listen(createMetricsApp(createMetrics([])), { port: 0 });
  const status = async (host: string) => {
    const metricsRequest = request({ port, host: "127.0.0.1", path: "/metrics", headers: { host } }).end();
    const [response] = (await once(metricsRequest, "response")) as [IncomingMessage];
    response.resume();
    return response.statusCode;
  };
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, "[::1]:9464", "10.0.0.7"])
    expect([host, await status(host)]).toEqual([host, 200]);
  for (const host of ["evil.example", `localhost.evil.example:${port}`, "127.0.0.1.nip.io"])
    expect([host, await status(host)]).toEqual([host, 403]);
  expect(await status("a b")).toBe(400);
  server.close();
});
