import { Hono } from "hono";
import { BackendError } from "../../server/platform/backend-error.ts";
import type { BackendEnv } from "../../server/platform/serving/backend-env.ts";
import { readS3Settings } from "../../server/data/files/s3-store.ts";
import { loadLocalizedData } from "../../model/loading/load-data.ts";
import { openBackend } from "../../server/http/open-backend.ts";
import { shutDownGracefully } from "../../server/platform/graceful-shutdown.ts";
import { openDeliveries } from "../../server/jobs/open-deliveries.ts";
import { listen } from "../../server/platform/serving/listen.ts";
import { readTrustedProxies } from "../../server/platform/serving/trusted-proxies.ts";
import { readAdditionalPublishableKey, PUBLISHABLE_KEY } from "../../site/settings/environment.ts";

// A server in a separate process, for tests that kill or flood it. It raises all rate limits unless KEEP_LIMITS is 1,
// and prints one line: JSON when it is ready, or an error message.
try {
  const proxies = readTrustedProxies(process.env.TRUST_PROXY);
  const backend = await openBackend({
    dataDir: process.env.DATA_DIR ?? "",
    databaseUrl: process.env.DATABASE_URL,
    s3: readS3Settings(process.env),
    additionalKey: readAdditionalPublishableKey(process.env),
    proxies,
  });
  if (process.env.KEEP_LIMITS !== "1")
    await backend.database.query("update private.rate_limits set max_count = 1000000");
  if (process.env.SMTP_URL) {
    const { env } = process;
    const { database } = backend;
    const options = {
      env,
      content: loadLocalizedData(process.cwd()),
      dataDir: env.DATA_DIR ?? "",
      database,
      siteFolder: () => "dist",
    };
    (await openDeliveries(options)).worker.start();
  }
  const site = new Hono<BackendEnv>();
  site.route("/", backend.app);
  site.get("*", (context) => context.text("a page of the site"));
  const { server, port } = await listen(site, { port: 0, proxies });
  console.log(JSON.stringify({ url: `http://127.0.0.1:${port}`, key: PUBLISHABLE_KEY }));
  shutDownGracefully(server, () => backend.close());
} catch (error) {
  if (!(error instanceof BackendError)) throw error;
  console.log(error.message);
  process.exitCode = 1;
}
