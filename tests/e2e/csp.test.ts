import { expect, test } from "vitest";
import { usePageFixture } from "./page-fixture.ts";
import { listCspViolations, watchCspViolations } from "./csp-violations.ts";

const fixture = usePageFixture();

test("the Content-Security-Policy also applies on a host that sends no headers", async () => {
  const { page } = await fixture.open();
  await watchCspViolations(page);
  await page.route("**/*", async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    delete headers["content-security-policy"];
    if (!headers["content-type"]?.startsWith("text/html")) return route.fulfill({ response, headers });
    const body = (await response.text()).replace(
      "</body>",
      `<script>document.title = "changed"</script><img src="https://elsewhere.example/pixel.png" alt=""></body>`,
    );
    return route.fulfill({ response, headers, body });
  });
  await page.goto(`${fixture.site.url}/about`);
  await expect.poll(() => listCspViolations(page).then((found) => found.length)).toBe(2);
  expect(await page.title()).not.toBe("changed");
});
