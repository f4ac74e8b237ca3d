import { createServer } from "node:net";
import { listen } from "./serve.ts";

export async function findFreePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe);
  await new Promise((done) => probe.close(done));
  return port;
}
