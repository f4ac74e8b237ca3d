import { BackendError } from "../../server/backend/backend-error.ts";
import { openBackend } from "../../server/backend/open-backend.ts";
import { listen } from "../../server/http/listen.ts";

// A server in a process of its own, for tests that kill it, with limits that none of them meets. Prints one line of JSON when it is ready, or one of why not.
try {
  const backend = await openBackend({
    dataDir: process.env.DATA_DIR ?? "",
    databaseUrl: process.env.DATABASE_URL,
  });
  await backend.database.query("update private.rate_limits set max_count = 1000000");
  const { server, port } = await listen(backend.app, 0);
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
