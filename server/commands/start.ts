import { existsSync } from "node:fs";
import { ensureSiteBuilt } from "../../build/build-for-server.ts";
import { readBuildEnvironment } from "../../site/settings/environment.ts";
import { readArguments } from "../../site/settings/read-arguments.ts";
import { runCommand } from "../../site/settings/run-command.ts";
import { oneLine } from "../platform/backend-error.ts";
import { loadLocalizedData } from "../../model/loading/load-data.ts";
import { readBackendOptions } from "../http/backend-options.ts";
import { openBackend } from "../http/open-backend.ts";
import { openDeliveries } from "../jobs/open-deliveries.ts";
import { openFileChecker } from "../jobs/file-checks/file-checker.ts";
import { createFileInspector } from "../jobs/file-checks/inspect/file-inspector.ts";
import { readHost, readMetricsPort, readPort } from "../platform/environment.ts";
import { createPostedForms } from "../http/forms/posted-forms.ts";
import { listen } from "../platform/serving/listen.ts";
import { findFullDisk, servePagesWhileDiskFull } from "../http/serve-pages-while-disk-full.ts";
import { createSiteApp } from "../http/site-app.ts";
import { openSiteBuilds, type SiteBuilds } from "../http/site-builds.ts";
import { createSiteCheck } from "../http/health/check-site.ts";
import { serveMetrics } from "../http/health/metrics.ts";
import { watchServer } from "../http/health/watch-server.ts";
import { shutDownGracefully } from "../platform/graceful-shutdown.ts";

/**
 * `npm start`: serves the backend and the site (built first if missing) from one origin, and runs the
 * delivery worker.
 */
await runCommand(async () => {
  readArguments("start");
  const { env } = process;
  const root = process.cwd();
  const port = readPort(env);
  const host = readHost(env);
  const metricsPort = readMetricsPort(env);
  const content = loadLocalizedData(root);
  const options = readBackendOptions(env, port, content[0].files);
  const { dataDir, proxies } = options;
  const backend = await openBackend(options).catch(async (error: unknown) => {
    if (!(await findFullDisk(dataDir)) || !existsSync("dist/index.html")) throw error;
    console.error(`${oneLine(error)} Until there is space, pages are served but submissions are rejected.`);
    await servePagesWhileDiskFull({ folder: "dist", dataDir, port, host, proxies });
    return openBackend(options);
  });
  const { database } = backend;
  let site: SiteBuilds | undefined;
  try {
    const inspector = createFileInspector();
    const files = openFileChecker(env, database, (path) => backend.files.read("resumes", path), inspector);
    // Set up deliveries before the build, so that an invalid environment variable is reported immediately.
    const { worker, destination } = await openDeliveries({
      env,
      content,
      dataDir,
      database,
      siteFolder: () => site?.folder() ?? "dist",
    });
    await ensureSiteBuilt({ root, env });
    const parts = {
      files: () => backend.files.check(),
      site: () => siteBuilds.check(),
      ...worker.readiness,
    };
    const watch = watchServer(database, dataDir, parts, options.backups?.folder);
    const settings = readBuildEnvironment(env);
    site = openSiteBuilds({ root, env }, (folder) => ({
      app: createSiteApp(backend, folder, {
        watch,
        proxies,
        forms: createPostedForms({ store: backend.store, inspector, folder }),
      }),
      check: createSiteCheck(folder, settings, backend.app),
    }));
    const siteBuilds = site;
    // Set the umask only after the build, so that other web servers can read the site's files.
    process.umask(0o077);
    // A closed log pipe must not stop the server.
    process.stdout.on("error", () => undefined);
    if (metricsPort !== undefined) await serveMetrics(watch.metrics, metricsPort);
    const listener = await listen(
      { fetch: (request, bindings) => siteBuilds.app().fetch(request, bindings) },
      { port, host, proxies },
    );
    files.start();
    worker.start();
    siteBuilds.start();
    // Log readiness problems at startup, before a load balancer polls.
    void watch.listUnreadyParts();
    console.log(destination);
    console.log(`Ready: http://localhost:${listener.port}`);
    shutDownGracefully(listener.server, async () => {
      try {
        await Promise.all([worker.stop(), files.stop(), siteBuilds.stop()]);
      } finally {
        await backend.close();
      }
    });
  } catch (error) {
    await site?.stop();
    await backend.close();
    throw error;
  }
});
