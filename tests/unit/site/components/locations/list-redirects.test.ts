import { expect, it } from "vitest";
import { listRedirectPages } from "../../../../../site/components/locations/list-redirects.ts";
import { loadSite } from "../../../../../model/loading/load-site.ts";

it("there is a redirect page for each path, each former path and each lowercase state code", () => {
  const site = loadSite(process.cwd());
  const { redirects, states } = site;
  const articles = site.articles.map((article, index) => ({
    ...article,
    redirect_from: index === 0 ? ["/insights/old"] : [],
  }));
  const pages = listRedirectPages({ ...site, articles });
  expect(pages).toHaveLength(redirects.paths.length + 1 + states.length);
  expect(pages).toContainEqual({ from: "/landing", to: "/landing-page" });
  expect(pages).toContainEqual(
    expect.objectContaining({ from: "/insights/old", to: `/insights/${articles[0]?.slug}` }),
  );
  expect(pages).toContainEqual({ from: "/locations/ny", to: "/locations/new-york" });
});
