/** A set of names, or a table by them. */
type Names = Pick<ReadonlySet<string>, "keys">;

/** Pages that stand by themselves; states and articles are added from the content (spec section 2). */
const FIXED_ROUTES = [
  "/",
  "/services",
  "/industries",
  "/about",
  "/portal",
  "/resume",
  "/partners",
  "/landing-page",
  "/locations",
  "/insights",
  "/terms-of-service",
  "/privacy-policy",
];

/**
 * Every path of the site that a link in the content may point to. Made from the files' names, so that a state or an article with
 * a mistake of its own does not turn the links to it into mistakes.
 */
export function siteRoutes({ states, articles }: Record<"states" | "articles", Names>): Set<string> {
  return new Set([
    ...FIXED_ROUTES,
    ...[...states.keys()].map((slug) => `/locations/${slug}`),
    ...[...articles.keys()].map((slug) => `/insights/${slug}`),
  ]);
}
