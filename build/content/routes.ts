import type { Site } from "./load-site.ts";

/** Pages that stand by themselves; states and articles are added from the content (spec section 2). */
const FIXED_ROUTES = [
  "/",
  "/services",
  "/industries",
  "/about",
  "/portal",
  "/resume",
  "/landing-page",
  "/locations",
  "/insights",
  "/terms-of-service",
  "/privacy-policy",
];

/** Every path of the site that a link in the content may point to. */
export function siteRoutes({ states, articles }: Pick<Site, "states" | "articles">): Set<string> {
  return new Set([
    ...FIXED_ROUTES,
    ...states.map(({ slug }) => `/locations/${slug}`),
    ...articles.map(({ slug }) => `/insights/${slug}`),
  ]);
}
