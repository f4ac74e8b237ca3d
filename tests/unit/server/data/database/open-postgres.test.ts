import { createServer } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { createServer as createTlsServer } from "node:tls";
import { expect, it, onTestFinished } from "vitest";
import { openPostgres } from "../../../../../server/data/database/open-postgres.ts";
import { makeCertificate } from "../../../../make-certificate.ts";
import { listen } from "../../../../serve.ts";

/**
 * Starts a mock PostgreSQL server and returns its port. It responds only to TLS requests: with `S` and a TLS
 * handshake or, without TLS support, with `N`.
 */
async function startFakePostgres(answer: "S" | "N"): Promise<number> {
  const tlsServer = createTlsServer(makeCertificate()).on("tlsClientError", () => undefined);
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => {
      socket.write(answer);
      if (answer === "S") tlsServer.emit("connection", socket);
    });
  });
  onTestFinished(() => void server.close());
  return listen(server);
}

const address = (port: number, mode: string) =>
  `postgresql://agency:secret@localhost:${port}/agency?sslmode=${mode}`;

it("the error for a PostgreSQL server without TLS is one line, without pg's warning", async () => {
  const warnings: Error[] = [];
  const recordWarning = (warning: Error) => warnings.push(warning);
  process.on("warning", recordWarning);
  onTestFinished(() => void process.off("warning", recordWarning));
  const port = await startFakePostgres("N");
  await expect(openPostgres(address(port, "require"))).rejects.toThrow(
    `Cannot use the database at DATABASE_URL (localhost:${port}/agency): The server does not support SSL connections; the server does not support TLS: enable it there, or remove sslmode from DATABASE_URL.`,
  );
  await nextTurn();
  expect(warnings).toEqual([]);
});

it.each(["require", "verify-ca", "verify-full"])(
  "with sslmode=%s, a self-signed certificate is rejected with the setting that would fix it",
  async (mode) => {
    await expect(openPostgres(address(await startFakePostgres("S"), mode))).rejects.toThrow(
      "NODE_EXTRA_CA_CERTS",
    );
  },
);
