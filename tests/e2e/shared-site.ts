import type { TestProject } from "vitest/node";
import { startSite, type StageSite } from "./start-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    sharedSite: StageSite;
  }
}

/**
 * Starts one site for all test files that neither stop it nor count all its rows. The site runs until all tests
 * have ended.
 */
export default async function startSharedSite({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, dataDir, stop } = await startSite({}, { isUnlimited: true });
  provide("sharedSite", { url, dataDir });
  return stop;
}
