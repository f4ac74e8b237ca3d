import "../../build/steps/production-react.ts";
import { openBackend } from "../backend/open-backend.ts";
import { isBuildCurrent } from "../../build/steps/build-stamp.ts";
import { readDataDir, readPort } from "../../site/model/environment.ts";
import { knownSenders } from "../backend/known-senders.ts";
import { runCommand } from "../../site/model/run-command.ts";
import { listen } from "../http/listen.ts";
import { createSiteApp } from "../http/site-app.ts";

/** `npm start`: the backend, the site built if it is not, and both at one address. */
await runCommand(async () => {
  const { env } = process;
  const root = process.cwd();
  const port = readPort(env);
  const backend = await openBackend({
    dataDir: readDataDir(env),
    databaseUrl: env.DATABASE_URL,
    trustProxy: env.TRUST_PROXY === "1",
    ...knownSenders(root, env, port),
  });
  try {
    const inputs = { root, env, localKey: backend.publishableKey };
    if (!isBuildCurrent(inputs)) {
      console.log("Building the site …");
      // Loaded here alone: what builds a site takes longer to load than all that serves it.
      const { buildSite } = await import("../../build/steps/publish-site.ts");
      const { files, seconds } = await buildSite(inputs);
      console.log(`Wrote ${files} files to dist/ in ${seconds.toFixed(1)} s.`);
    }
    const listening = await listen(createSiteApp(backend, "dist"), port);
    console.log(`Ready: http://localhost:${listening.port}`);
    const stop = (): void => {
      listening.server.close(() => void backend.close().then(() => process.exit(0)));
      if ("closeIdleConnections" in listening.server) listening.server.closeIdleConnections();
    };
    process.once("SIGINT", stop).once("SIGTERM", stop);
  } catch (error) {
    await backend.close();
    throw error;
  }
});
