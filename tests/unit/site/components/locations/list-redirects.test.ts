import { expect, it } from "vitest";
import { listRedirectPages } from "../../../../../site/components/locations/list-redirects.ts";
import { loadSite } from "../../../../../site/model/loading/load-site.ts";

it("there is a redirect page for each path, each former path and each lowercase state code", () => {
  const { redirects, states } = loadSite(process.cwd());
  const pages = listRedirectPages(redirects, states, [{ from: "/insights/old", to: "/insights/new" }]);
  expect(pages).toHaveLength(redirects.paths.length + 1 + states.length);
  expect(pages).toContainEqual({ from: "/landing", to: "/landing-page" });
  expect(pages).toContainEqual({ from: "/insights/old", to: "/insights/new" });
  expect(pages).toContainEqual({ from: "/locations/ny", to: "/locations/new-york" });
});
