import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { relative } from "node:path";
import { createDevFolder, type BuiltSite } from "../../build/build-for-server.ts";
import type { DataFiles } from "../../model/kinds/data-files.ts";
import { loadDataFiles } from "../../model/loading/load-data.ts";
import { ContentError, formatMistake } from "../../model/source/content-error.ts";
import { readArguments, runCommand } from "../../site/settings/run-command.ts";
import { readBackendOptions } from "../http/backend-options.ts";
import { createPostedForms } from "../http/forms/posted-forms.ts";
import { openBackend } from "../http/open-backend.ts";
import { toDevMiddleware, createDevOverlay } from "../http/pages/dev-overlay.ts";
import { createSiteApp } from "../http/site-app.ts";
import { createFileInspector } from "../jobs/file-checks/inspect/file-inspector.ts";
import { createMailPreview } from "../jobs/mail/preview/mail-preview.tsx";
import { oneLine } from "../platform/backend-error.ts";
import { readHost, readPort } from "../platform/environment.ts";
import { stopOnSignal } from "../platform/graceful-shutdown.ts";
import { listen } from "../platform/serving/listen.ts";

/** Returns undefined if the content is invalid, which the first build then reports. */
function loadValidData(): DataFiles | undefined {
  try {
    return loadDataFiles(process.cwd());
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/**
 * Eleventy's dev server would end the process with a stack trace if the port is taken. Requests get no response here,
 * because open pages stop waiting for a restarted server after any response but the one that they expect.
 */
async function requireFreePort(port: number, host: string | undefined): Promise<void> {
  const noResponse = { fetch: () => new Promise<Response>(() => undefined) };
  const { server, close } = await listen(noResponse, { port, host, command: "dev" });
  close();
  await once(server, "close");
}

/**
 * `npm run dev`: Eleventy's dev server with this site's backend. Eleventy rebuilds the site when content changes, and
 * `tsx watch` restarts the process when code, styles or drawings change.
 */
await runCommand(async () => {
  readArguments("dev");
  const { env } = process;
  const root = process.cwd();
  const port = readPort(env);
  const host = readHost(env);
  await requireFreePort(port, host);
  const { options, toContentOptions } = readBackendOptions(env, port);
  const data = loadValidData();
  // With invalid content, the database keeps its settings.
  const backend = await openBackend(options, () => (data === undefined ? {} : toContentOptions(data)));
  const { path: outDir, remove } = createDevFolder(root);
  const folder = relative(root, outDir);
  const overlay = createDevOverlay();
  overlay.app.route("/", createMailPreview(root, env));
  const inspector = createFileInspector();
  const serveBuild = () => {
    const forms = createPostedForms({ store: backend.store, inspector, folder });
    return createSiteApp(backend, folder, { devRoutes: overlay.app, forms });
  };
  let app = serveBuild();

  // Imported here, because production does not install them.
  const { default: Eleventy } = await import("@11ty/eleventy");
  const { default: EleventyDevServer } = await import("@11ty/eleventy-dev-server");
  const server = EleventyDevServer.getServer("dev", folder, {
    // The overlay reloads pages.
    liveReload: false,
    messageOnStart: () => "",
    portReassignmentRetryCount: 0,
    middleware: [toDevMiddleware(() => app)],
  });
  const eleventy = new Eleventy(undefined, folder, {
    configPath: "eleventy.config.ts",
    source: "cli",
    runMode: "serve",
    quietMode: true,
    config: (eleventyConfig) => {
      eleventyConfig.benchmarks.config.setIsVerbose(false);
      // A changed template restarts the process.
      eleventyConfig.watchIgnores.add("site/pages/**");
      eleventyConfig.on("site.built", ({ invalidDrafts }: BuiltSite) => {
        // Create a new app, because an app reads redirects and headers (such as CSP style hashes) only once.
        app = serveBuild();
        const texts = invalidDrafts.map(({ path, mistakes }): [string, string] => [
          path,
          mistakes.map(formatMistake).join("\n"),
        ]);
        for (const [, text] of texts)
          console.log(`Warning: this draft has errors and is not shown:\n${text}`);
        overlay.showBuild(Object.fromEntries(texts));
      });
      eleventyConfig.on("site.failed", (error: unknown) =>
        overlay.showMistakes(error instanceof Error ? error.message : oneLine(error)),
      );
    },
  });
  await eleventy.init();
  const rebuild = await eleventy.watch();
  eleventy.watcher.on("unlink", (path) => void rebuild(path));
  server.server.listen({ port, host });
  await server.ready();
  stopOnSignal(async () => {
    overlay.close();
    await Promise.all([server.close(), eleventy.stopWatch()]);
    remove();
    inspector.close();
    await backend.close();
  });
  const { port: openPort } = server.server.address() as AddressInfo;
  console.log(`Ready: http://localhost:${openPort} (emails at /__mail)`);
});
