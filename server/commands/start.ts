import { makeSite } from "../../build/make-site.ts";
import { readDataDir } from "../../site/model/environment.ts";
import { runCommand } from "../../site/model/run-command.ts";
import { knownSenders } from "../backend/known-senders.ts";
import { openBackend } from "../backend/open-backend.ts";
import { readPort } from "../environment.ts";
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
    await makeSite({ root, env, localKey: backend.publishableKey });
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
