import { relative } from "node:path";
import { createDevFolder, watchSite } from "../../build/build-for-server.ts";
import { ContentError, formatMistake } from "../../model/source/content-error.ts";
import { readArguments } from "../../site/settings/read-arguments.ts";
import { runCommand } from "../../site/settings/run-command.ts";
import { oneLine } from "../platform/backend-error.ts";
import type { DataFiles } from "../../model/kinds/data-files.ts";
import { loadDataFiles } from "../../model/loading/load-data.ts";
import { readBackendOptions } from "../http/backend-options.ts";
import { openBackend } from "../http/open-backend.ts";
import { readHost, readPort } from "../platform/environment.ts";
import { createPostedForms } from "../http/forms/posted-forms.ts";
import { listen } from "../platform/serving/listen.ts";
import { createReloader } from "../http/pages/reloader.ts";
import { createSiteApp } from "../http/site-app.ts";
import { createFileInspector } from "../jobs/file-checks/inspect/file-inspector.ts";
import { createMailPreview } from "../jobs/mail/preview/mail-preview.tsx";
import { shutDownGracefully } from "../platform/graceful-shutdown.ts";

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
 * `npm run dev`: serves the site like `npm start`, rebuilds it when content changes, and reloads open pages. `tsx
 * watch` restarts the process when code or styles change.
 */
await runCommand(async () => {
  readArguments("dev");
  const { env } = process;
  const port = readPort(env);
  const host = readHost(env);
  const options = readBackendOptions(env, port, loadValidData());
  const backend = await openBackend(options);
  // Skip social images: no page displays them, and rendering them would slow every rebuild.
  const inputs = { root: process.cwd(), env, withoutSocialImages: true, withUnpublished: true };
  const { path: outDir, remove } = createDevFolder(inputs.root);
  const folder = relative(inputs.root, outDir);
  const reloader = createReloader();
  reloader.app.route("/", createMailPreview(inputs.root, env));
  const inspector = createFileInspector();
  const serveBuild = () => {
    const forms = createPostedForms({ store: backend.store, inspector, folder });
    return createSiteApp(backend, folder, { devRoutes: reloader.app, forms });
  };
  let app = serveBuild();
  await watchSite(inputs, {
    outDir,
    onBuilt: ({ files, milliseconds, invalidDrafts }) => {
      // Create a new app, because an app reads redirects and headers (such as CSP style hashes) only once.
      app = serveBuild();
      const texts = invalidDrafts.map(({ path, mistakes }): [string, string] => [
        path,
        mistakes.map(formatMistake).join("\n"),
      ]);
      reloader.reload(Object.fromEntries(texts));
      for (const [, text] of texts) console.log(`Warning: this draft has errors and is not shown:\n${text}`);
      console.log(`Built ${files} files in ${Math.round(milliseconds)} ms.`);
    },
    onFailed: (error) => {
      const message = error instanceof Error ? error.message : oneLine(error);
      reloader.showMistakes(message);
      console.error(message);
    },
  });
  const listener = await listen(
    { fetch: (request, bindings) => app.fetch(request, bindings) },
    { port, host, proxies: options.proxies },
  );
  console.log(`Ready: http://localhost:${listener.port} (emails at /__mail)`);
  const close = async (): Promise<void> => {
    remove();
    inspector.close();
    await backend.close();
  };
  shutDownGracefully(listener.server, close, reloader.close);
});
