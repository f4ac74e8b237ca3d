import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { listen } from "../serve.ts";

export type SilentProxy = Awaited<ReturnType<typeof startSilentProxy>>;

/** Starts a proxy between a server and its database that can stop forwarding without closing connections. */
export async function startSilentProxy({ url }: { url: string }) {
  const socketPath = `${new URL(url).searchParams.get("host")}/.s.PGSQL.5432`;
  const sockets = new Set<Socket>();
  const silent = new WeakSet<Socket>();
  let isSilent = false;
  const server = createServer((client) => {
    const database = connect(socketPath);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      if (isSilent) silent.add(from);
      from.on("data", (data) => void (silent.has(from) || to.write(data)));
      from.on("error", () => from.destroy());
      from.on("close", () => {
        sockets.delete(from);
        if (from === client || !silent.has(from)) to.destroy();
      });
    }
  });
  const port = await listen(server);
  return {
    url: `postgres://postgres@127.0.0.1:${port}${new URL(url).pathname}`,
    suspend() {
      isSilent = true;
      for (const socket of sockets) silent.add(socket);
    },
    /** Resumes forwarding, but only for new connections, as after a failover. */
    resume() {
      isSilent = false;
    },
    async stop() {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
