import type { TestProject } from "vitest/node";
import { startSite } from "./start-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    sharedSite: string;
  }
}

/** One site for all files that look at pages and ask for no rows; it runs as long as the tests do. */
export default async function startSharedSite({ provide }: TestProject): Promise<() => Promise<void>> {
  const site = await startSite();
  provide("sharedSite", site.url);
  return site.stop;
}
