import "../../build/steps/production-react.ts";
import { watch } from "chokidar";
import { pagesInPlace } from "../../build/cache/article-pages.ts";
import { openBackend } from "../backend/open-backend.ts";
import { createReloader } from "../http/reloader.ts";
import { ContentError } from "../../site/model/loading/content-error.ts";
import { readDataDir, readPort } from "../../site/model/environment.ts";
import { knownSenders } from "../backend/known-senders.ts";
import { oneLine } from "../backend/backend-error.ts";
import { runCommand } from "../../site/model/run-command.ts";
import { listen } from "../http/listen.ts";
import { createSiteApp } from "../http/site-app.ts";
import { createSiteBuilder } from "../../build/steps/assemble-site.ts";

const OUT_DIR = ".cache/dev";

/** Quiet time after a change before the site is built again, in milliseconds; editors write a file in several steps. */
const SETTLE_MS = 40;

/** The senders, unless the content has mistakes: then none, and the first build shows what is wrong. */
function sendersAsFarAsKnown(env: NodeJS.ProcessEnv, port: number): Partial<ReturnType<typeof knownSenders>> {
  try {
    return knownSenders(process.cwd(), env, port);
  } catch (error) {
    if (error instanceof ContentError) return {};
    throw error;
  }
}

/**
 * `npm run dev`: the site as `npm start` serves it, built again when the content changes, and the open pages with it.
 * Changes of code and styles restart the process, which `tsx watch` sees to.
 */
await runCommand(async () => {
  const { env } = process;
  const port = readPort(env);
  const backend = await openBackend({
    dataDir: readDataDir(env),
    databaseUrl: env.DATABASE_URL,
    trustProxy: env.TRUST_PROXY === "1",
    ...sendersAsFarAsKnown(env, port),
  });
  const pages = pagesInPlace();
  // No page shows its social image, and an editor waits for every rebuild.
  const inputs = {
    root: process.cwd(),
    env,
    localKey: backend.publishableKey,
    withoutSocialImages: true,
  };
  const build = createSiteBuilder(inputs, OUT_DIR, pages);
  const reloader = createReloader();
  const rebuild = async (): Promise<void> => {
    const start = performance.now();
    try {
      const { files, articlePages } = await build();
      pages.remember(articlePages);
      reloader.reload();
      console.log(`Built ${files} files in ${Math.round(performance.now() - start)} ms.`);
    } catch (error) {
      const message = error instanceof Error ? error.message : oneLine(error);
      reloader.show(message);
      console.error(message);
    }
  };
  await rebuild();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const watcher = watch(["content", "site/public"], { ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(rebuild);
    }, SETTLE_MS);
  });
  await new Promise<void>((resolve) => watcher.once("ready", resolve));
  const listening = await listen(createSiteApp(backend, OUT_DIR, reloader.app), port);
  console.log(`Ready: http://localhost:${listening.port}`);
  const stop = (): void => void backend.close().then(() => process.exit(0));
  process.once("SIGINT", stop).once("SIGTERM", stop);
});
