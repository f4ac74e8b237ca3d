import type { TestProject } from "vitest/node";
import { startSite, type SiteFixture } from "./start-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    sharedSite: SiteFixture;
  }
}

/**
 * Starts the site that most test files share. Files that stop their site or count all of its rows start their
 * own.
 */
export default async function startSharedSite({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, dataDir, stop } = await startSite({}, { hasRaisedLimits: true });
  provide("sharedSite", { url, dataDir });
  return stop;
}
