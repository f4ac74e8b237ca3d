import { FIRST_ARTICLE } from "./sample-articles.ts";

export const MISSING_PATH = "/no-such-page";

/** Paths of one page of each type. */
export const SAMPLE_PATHS = [
  "/",
  "/services",
  "/industries",
  "/about",
  "/portal",
  "/receipt",
  "/resume",
  "/jobs",
  "/landing-page",
  "/locations",
  "/locations/texas",
  "/locations/compare",
  "/locations/compare/by-pay",
  "/tools",
  "/insights",
  "/insights/category/hiring-guides",
  "/insights/search",
  FIRST_ARTICLE,
  "/terms-of-service",
  "/privacy-policy",
  "/partners",
  "/es",
  "/es/servicios",
  "/es/calculadoras",
  "/es/portal",
  "/es/para-empleadores",
  "/es/privacidad-de-candidatos",
  MISSING_PATH,
] as const;

export async function fetchSitemapPaths(url: string): Promise<string[]> {
  const xml = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
}
