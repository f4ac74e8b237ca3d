import { existsSync } from "node:fs";
import { Hono } from "hono";
import {
  areBuildToolsInstalled,
  checkBuild,
  ensureSiteBuilt,
  provideDesk,
} from "../../build/build-for-server.ts";
import { loadLocalizedData, type LocalizedContent } from "../../model/loading/load-data.ts";
import { readBuildEnvironment } from "../../site/settings/environment.ts";
import { readArguments, runCommand } from "../../site/settings/run-command.ts";
import { toBackgroundDatabase } from "../data/database/database.ts";
import { dataFolderPaths } from "../data/files/data-folder.ts";
import { readBackendOptions } from "../http/backend-options.ts";
import { createPostedForms } from "../http/forms/posted-forms.ts";
import { createSiteCheck } from "../http/health/readiness.ts";
import { createMetricsApp } from "../http/health/metrics.ts";
import { watchServer } from "../http/health/watch-server.ts";
import { openBackend } from "../http/open-backend.ts";
import { createStartingApp, findFullDisk, servePagesWhileDiskFull } from "../http/serve-without-database.ts";
import { createSiteApp } from "../http/site-app.ts";
import { openSiteBuilds, type SiteBuilds } from "../http/site-builds.ts";
import { queueAlertsRegularly } from "../jobs/alerts/queue-alerts.ts";
import { askAboutOpeningsRegularly, readHiddenPages } from "../jobs/openings/ask-about-openings.ts";
import { openFileChecker } from "../jobs/file-checks/file-checker.ts";
import { createFileInspector } from "../jobs/file-checks/inspect/file-inspector.ts";
import { openDeliveries } from "../jobs/open-deliveries.ts";
import { readDeskConfig, toDesk } from "../operator/desk/open-desk.ts";
import { createTeamDesk } from "../operator/desk/sign-in/team-desk.ts";
import { oneLine } from "../platform/backend-error.ts";
import {
  readBackupSchedule,
  readDeskOrigin,
  readHost,
  readMetricsPort,
  readPort,
} from "../platform/environment.ts";
import type { BackendEnv } from "../platform/serving/backend-env.ts";
import { shutDownGracefully } from "../platform/graceful-shutdown.ts";
import { listen } from "../platform/serving/listen.ts";

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
  const deskOrigin = readDeskOrigin(env);
  const { options, toContentOptions } = readBackendOptions(env, port);
  const { dataDir, databaseUrl, proxies } = options;
  const inputs = { root, env: { ...env, HIDDEN_PAGES: readHiddenPages(dataDir) } };

  // Take the port first: a second server on it stops before it opens the database or builds the site.
  const listener = await listen(createStartingApp(), { port, host, proxies });
  let close = (): Promise<void> => Promise.resolve();
  shutDownGracefully(listener.server, () => close());
  try {
    const metrics =
      metricsPort === undefined
        ? undefined
        : await listen(createStartingApp(), {
            port: metricsPort,
            host: "127.0.0.1",
            portName: "METRICS_PORT",
          });
    // The metrics do not keep the process alive.
    metrics?.server.unref();
    const siteState = checkBuild(inputs);
    const announceStep = countSteps([
      ...(databaseUrl || existsSync(dataFolderPaths(dataDir).database) ? [] : ["Creating the database"]),
      ...(siteState === "current" || !areBuildToolsInstalled(root) ? [] : ["Building the site"]),
    ]);
    announceStep("Creating the database");
    let content: LocalizedContent | undefined;
    const loadContent = (): LocalizedContent => (content ??= loadLocalizedData(root));
    const readContent = () => toContentOptions(loadContent()[0].files);
    const backend = await openBackend(options, readContent).catch(async (error: unknown) => {
      if (!(await findFullDisk(dataDir)) || !existsSync("dist/index.html")) throw error;
      console.error(`${oneLine(error)} Until there is space, pages are served but submissions are rejected.`);
      await servePagesWhileDiskFull("dist", dataDir, listener.serve);
      listener.serve(createStartingApp());
      return openBackend(options, readContent);
    });
    close = () => backend.close();
    const { database } = backend;
    const background = toBackgroundDatabase(database);
    const inspector = createFileInspector();
    const files = openFileChecker(env, background, (path) => backend.files.read("resumes", path), inspector);
    // Set up deliveries before the build, so that an invalid environment variable is reported immediately.
    const served: { site?: SiteBuilds } = {};
    const siteFolder = () => served.site?.folder() ?? "dist";
    const { worker, destination } = await openDeliveries({
      env,
      content: loadContent(),
      dataDir,
      database: background,
      siteFolder,
    });
    if (siteState !== "current")
      await ensureSiteBuilt(inputs, () => announceStep("Building the site")).catch((error: unknown) => {
        // If `dist/` only lacks entries that are due, it is served, and the build is tried again.
        if (siteState !== "due") throw error;
        console.error(oneLine(error));
      });
    const watch = watchServer(
      database,
      dataDir,
      {
        files: () => backend.files.check(),
        site: () => siteBuilds.check(),
        ...worker.readiness,
      },
      readBackupSchedule(env)?.folder,
    );
    const settings = readBuildEnvironment(env);
    const siteBuilds = openSiteBuilds(inputs, (folder) => ({
      app: createSiteApp(backend, folder, {
        watch,
        proxies,
        forms: createPostedForms({ store: backend.store, inspector, folder }),
      }),
      check: createSiteCheck(folder, settings, backend.app),
    }));
    served.site = siteBuilds;
    const stopAlerts = queueAlertsRegularly(background, siteFolder);
    const stopQuestions = askAboutOpeningsRegularly({
      database: background,
      dataDir,
      siteFolder,
      env: inputs.env,
    });
    close = async () => {
      try {
        await Promise.all([stopAlerts(), stopQuestions(), worker.stop(), files.stop(), siteBuilds.stop()]);
      } finally {
        await backend.close();
      }
    };
    const desk =
      deskOrigin &&
      createTeamDesk({
        deskOrigin,
        desk: toDesk(backend.operatorSource, env),
        config: readDeskConfig(env, root),
        files: await provideDesk(root),
        proxies,
      });
    const deskApp = new Hono<BackendEnv>()
      .use(backend.trackRequests)
      .all(
        "*",
        async (context) => (await desk?.app.fetch(context.req.raw, context.env)) ?? context.notFound(),
      );
    // Set the umask only after the build, so that other web servers can read the site's files.
    process.umask(0o077);
    // A closed log pipe must not stop the server.
    process.stdout.on("error", () => undefined);
    metrics?.serve(createMetricsApp(watch.metrics));
    listener.serve({
      fetch: (request, bindings) =>
        (desk?.isFor(request) ? deskApp : siteBuilds.app()).fetch(request, bindings),
    });
    files.start();
    worker.start();
    siteBuilds.start();
    // Log readiness problems at startup, before a load balancer polls.
    void watch.listUnreadyParts();
    console.log(destination);
    if (deskOrigin) console.log(`Desk: ${deskOrigin.url}`);
    console.log(`Ready: http://localhost:${listener.port}`);
  } catch (error) {
    listener.close();
    await close();
    throw error;
  }
});

/** Returns a function that prints each of these steps, which take long, and how many there are. */
function countSteps(steps: readonly string[]): (step: string) => void {
  return (step) => {
    const position = `step ${steps.indexOf(step) + 1} of ${steps.length}`;
    if (steps.includes(step)) console.log(`${step} …${steps.length > 1 ? ` (${position})` : ""}`);
  };
}
