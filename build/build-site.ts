import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import Eleventy from "@11ty/eleventy";
import { buildAssets } from "./assets/build-assets.ts";
import { loadSite } from "./content/load-site.ts";
import { provideContext } from "./eleventy/context.ts";
import { readBuildEnvironment } from "./environment.ts";
import { toWidgetConfig } from "./widgets/widget-config.ts";
import { createPrerenderer } from "./widgets/prerender-widgets.ts";

interface BuildOptions {
  /** The project's root folder. */
  root: string;
  env: NodeJS.ProcessEnv;
  /** Key of the embedded backend, used where the environment names no hosted one. */
  localKey: string;
}

/** How much was written, and in what time. */
export interface BuildSummary {
  pages: number;
  seconds: number;
}

/**
 * Builds the whole site into a folder beside `dist/` and puts it in place when it is complete; a failed build leaves the last one standing.
 * @throws ContentError when the content has mistakes, EnvironmentError when a variable can not be used
 */
export async function buildSite({ root, env, localKey }: BuildOptions): Promise<BuildSummary> {
  const start = performance.now();
  const { siteUrl, supabase } = readBuildEnvironment(env);
  const site = loadSite(root);
  const next = join(root, ".cache", "dist-next");
  rmSync(next, { recursive: true, force: true });
  mkdirSync(next, { recursive: true });
  const config = toWidgetConfig(site, supabase ?? { url: "", publishableKey: localKey });
  const assets = await buildAssets(root, next, config);
  provideContext({
    site: () => site,
    assets: () => assets,
    prerender: createPrerenderer(config),
    origin: siteUrl ?? site.agency.url.replace(/\/$/, ""),
  });
  const eleventy = new Eleventy(".", next, {
    configPath: "eleventy.config.ts",
    quietMode: true,
    source: "script",
  });
  const [, written] = await eleventy.write();
  replaceFolder(join(root, "dist"), next);
  return { pages: written.length, seconds: (performance.now() - start) / 1000 };
}

/** Puts a finished folder in another's place; only the moment between two renames is without one. */
function replaceFolder(target: string, finished: string): void {
  const previous = `${finished}-previous`;
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(target)) renameSync(target, previous);
  renameSync(finished, target);
  rmSync(previous, { recursive: true, force: true });
}
