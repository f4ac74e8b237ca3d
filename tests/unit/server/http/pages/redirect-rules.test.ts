import { expect, test } from "vitest";
import { parseRedirectRules } from "../../../../../server/http/pages/redirect-rules.ts";

test("each line of _redirects redirects one path to another, permanently unless it has a status", () => {
  const rules = parseRedirectRules(
    "# moved\n/landing /landing-page\n\n/locations/tx  /locations/texas  301\n/now /then 302\n",
  );
  expect([...rules]).toEqual([
    ["/landing", { to: "/landing-page", status: 301 }],
    ["/locations/tx", { to: "/locations/texas", status: 301 }],
    ["/now", { to: "/then", status: 302 }],
  ]);
});
