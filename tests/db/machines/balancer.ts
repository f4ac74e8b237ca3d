import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { vi } from "vitest";
import { readDocumentedBlock } from "./read-documented-block.ts";
import { findFreePort } from "../../find-free-port.ts";
import { findProgram } from "../../find-program.ts";
import { startProgram } from "../../start-program.ts";

/** Starts nginx as a load balancer for several servers, configured as in docs/deploy/several-servers.md. */
export async function startBalancer(addresses: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), "balancer-"));
  const port = await findFreePort();
  const [log, config] = [join(folder, "error.log"), join(folder, "nginx.conf")];
  let generation = 0;
  const write = (serverUrls: readonly string[]) => {
    generation += 1;
    const line = (address: string) => `  server ${address} max_fails=1 fail_timeout=5s;\n`;
    const tempPathNames = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    writeFileSync(
      config,
      [
        process.getuid?.() === 0 ? "user root root;" : "",
        `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${log} warn;`,
        "events { worker_connections 2000; } http { access_log off;",
        ...tempPathNames.map((name) => `${name}_temp_path ${folder}/${name};`),
        readDocumentedBlock("nginx", "upstream ridgebeam", [
          [
            /(?: {2}server 10\.0\.0\.\d+:8080 max_fails=1 fail_timeout=5s;\n)+/,
            serverUrls.map(line).join(""),
          ],
          ["listen 80;", `listen 127.0.0.1:${port};`],
          // Add a path that shows which version of the configuration is active.
          ["  location / {", `  location = /generation { return 200 ${generation}; }\n  location / {`],
        ]),
        "}",
      ].join("\n"),
    );
  };
  write(addresses);
  const nginx = startProgram(findProgram("nginx") ?? "", ["-p", folder, "-c", config, "-e", log]);
  const url = `http://127.0.0.1:${port}`;
  const waitForConfig = () =>
    vi.waitFor(
      async () => {
        const response = await fetch(`${url}/generation`, { headers: { connection: "close" } });
        if ((await response.text()) !== String(generation))
          throw new Error(`nginx did not start: ${existsSync(log) ? readFileSync(log, "utf8") : ""}`);
      },
      { timeout: 5_000 },
    );
  await waitForConfig();
  return {
    url,
    async switchTo(serverUrls: readonly string[]) {
      write(serverUrls);
      nginx.child.kill("SIGHUP");
      await waitForConfig();
    },
    async stop() {
      await nginx.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
