import { expect, test } from "vitest";
import { usePageFixture } from "./page-fixture.ts";
import { MISSING_PATH, SAMPLE_PATHS } from "./sample-paths.ts";
import { listCspViolations, watchCspViolations } from "./csp-violations.ts";

const fixture = usePageFixture();

test("every page is sent with a Content-Security-Policy that allows no third-party or inline scripts", async () => {
  for (const path of SAMPLE_PATHS) {
    const { headers } = await fetch(fixture.url + path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy, path).toMatch(/default-src '(?:self|none)'/);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "'self'";
    expect(scripts, path).not.toMatch(/unsafe|\*|https?:/);
    // Static hosts choose headers by path, and no rule matches the path of a missing page.
    if (path !== MISSING_PATH) expect(headers.get("x-frame-options"), path).toBe("DENY");
    expect(headers.get("x-content-type-options"), path).toBe("nosniff");
  }
});

test("browsers may cache pages, and may cache files with hashed names for a year", async () => {
  const page = await fetch(`${fixture.url}/about`);
  expect(page.headers.get("cache-control") ?? "").not.toContain("no-store");
  const files = [...(await page.text()).matchAll(/\/(?:fonts|widgets)\/[\w./-]+/g)].map(([file]) => file);
  expect(files.length).toBeGreaterThan(3);
  for (const file of files)
    expect((await fetch(fixture.url + file)).headers.get("cache-control"), file).toBe(
      "public, max-age=31536000, immutable",
    );
});

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
  await page.goto(`${fixture.url}/about`);
  await expect.poll(() => listCspViolations(page).then((found) => found.length)).toBe(2);
  expect(await page.title()).not.toBe("changed");
});

test("sending a form does not violate the Content-Security-Policy", async () => {
  const { page, consoleProblems } = await fixture.open();
  await watchCspViolations(page);
  await page.goto(`${fixture.url}/services`);
  const form = page.locator("main lead-form").first();
  await form.getByLabel(/role/i).fill("Superintendent");
  await form.getByLabel("Email").fill("policy@kestrel.example");
  await form.getByRole("button").click();
  await page.getByText("We'll Connect You Within 24 Hours!").first().waitFor();
  expect(consoleProblems).toEqual([]);
  expect(await listCspViolations(page)).toEqual([]);
});
