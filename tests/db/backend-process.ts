import { Hono } from "hono";
import { BackendError } from "../../server/backend/backend-error.ts";
import type { BackendEnv } from "../../server/http/backend-env.ts";
import { openBackend } from "../../server/backend/open-backend.ts";
import { listen } from "../../server/http/listen.ts";
import { readTrustedProxies } from "../../server/http/trusted-proxies.ts";

// A server in a process of its own, for tests that kill or flood it, with limits that none of them meets unless KEEP_LIMITS
// is 1. Prints one line of JSON when it is ready, or one of why not.
try {
  const backend = await openBackend({
    dataDir: process.env.DATA_DIR ?? "",
    databaseUrl: process.env.DATABASE_URL,
    proxies: readTrustedProxies(process.env.TRUST_PROXY),
  });
  if (process.env.KEEP_LIMITS !== "1")
    await backend.database.query("update private.rate_limits set max_count = 1000000");
  const site = new Hono<BackendEnv>();
  site.route("/", backend.app);
  site.get("*", (context) => context.text("a page of the site"));
  const { server, port } = await listen(site, 0);
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}`, key: backend.publishableKey }));
  process.once("SIGTERM", () => {
    server.close();
    void backend.close();
  });
} catch (error) {
  if (!(error instanceof BackendError)) throw error;
  console.log(error.message);
  process.exitCode = 1;
}
