import { createServer, type RequestListener } from "node:http";
import type { AddressInfo, Server } from "node:net";

export type LocalServer = Awaited<ReturnType<typeof serve>>;

export async function serve(answer: RequestListener) {
  const server = createServer(answer);
  return {
    origin: `http://127.0.0.1:${await listen(server)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}
