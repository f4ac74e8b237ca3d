import { expect, test } from "vitest";
import { loadSite } from "../../../../site/model/loading/load-site.ts";
import { drawSubject, socialSubject } from "../../../../build/social/social-subject.ts";

const site = loadSite(process.cwd());

test("an article shows its cover, a state its map, the index of states the country", () => {
  expect(socialSubject("/insights/hvac-technician-hiring-guide-2025", site)).toMatchObject({
    kind: "article",
  });
  expect(socialSubject("/locations/texas", site)).toMatchObject({ kind: "state", state: { name: "Texas" } });
  expect(socialSubject("/locations", site)).toMatchObject({ kind: "country" });
  expect(socialSubject("/", site)).toMatchObject({ kind: "home" });
});

test("every other page of the site has something to show", () => {
  const pages = "services industries about resume landing-page insights terms-of-service privacy-policy";
  for (const name of `${pages} a-page-of-tomorrow`.split(" ")) {
    expect(drawSubject(socialSubject(`/${name}`, site)).body, name).toMatch(/^</);
  }
});
