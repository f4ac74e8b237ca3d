import { expect, it } from "vitest";
import { listRedirectPages } from "../../../../../site/components/locations/list-redirects.ts";
import { loadContent } from "../../../../../model/loading/load-site.ts";
import { shippedSite } from "../../../../shipped-content.ts";

it("there is a redirect page for each path, each former path and each lowercase state code", () => {
  const site = shippedSite;
  const { redirects, states } = site;
  const articles = site.articles.map((article, index) => ({
    ...article,
    redirect_from: index === 0 ? ["/insights/old"] : [],
  }));
  const pages = listRedirectPages({ ...site, articles }, [site]);
  expect(pages).toHaveLength(redirects.paths.length + 1 + states.length);
  expect(pages).toContainEqual({ from: "/landing", to: "/landing-page" });
  expect(pages).toContainEqual(
    expect.objectContaining({ from: "/insights/old", to: `/insights/${articles[0]?.slug}` }),
  );
  expect(pages).toContainEqual({ from: "/locations/ny", to: "/locations/new-york" });
});

it("the former path of an opening is redirected in each language", () => {
  const content = loadContent(process.cwd(), { isPreview: true });
  const [first] = content.site.jobs;
  const site = { ...content.site, jobs: [{ ...first!, redirect_from: ["/jobs/old"] }] };
  const pages = listRedirectPages(site, [site, ...content.translations.map((one) => one.site)]);
  expect(pages).toContainEqual({ from: "/jobs/old", to: `/jobs/${first!.slug}` });
  expect(pages).toContainEqual({ from: "/es/empleos/old", to: `/es/empleos/${first!.slug}` });
});
