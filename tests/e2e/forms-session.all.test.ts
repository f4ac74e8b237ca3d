import { expect, test } from "vitest";
import { useFormFixture } from "./form-fixture.ts";
import { locateForm, salaryReport } from "./sample-forms.ts";

const fixture = useFormFixture();

const KEY = "sb-localhost-auth-token";

function session(name: string, secondsLeft: number) {
  return {
    access_token: `access-${name}`,
    refresh_token: `refresh-${name}`,
    token_type: "bearer",
    expires_in: secondsLeft,
    expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
    user: { id: "6f0f9f6c-4f0e-4b6b-9d4c-0d8f8a1d2b3c", aud: "authenticated", email: "dana@session.example" },
  };
}

// supabase-js handles sessions. This test checks that our client leaves its defaults as they are.
test("a session that is about to expire is refreshed, stored, and used for the next submission", async () => {
  const refreshes: unknown[] = [];
  const { page } = await fixture.visit(salaryReport.path, {
    before: async (opened) => {
      await opened.route("**/auth/v1/token?grant_type=refresh_token", async (route) => {
        refreshes.push(route.request().postDataJSON());
        await route.fulfill({ json: session("new", 3_600) });
      });
      await opened.route("**/rest/v1/**", (route) => route.fulfill({ status: 201, body: "" }));
      await opened.addInitScript(([key, stored]) => localStorage.setItem(key, stored), [
        KEY,
        JSON.stringify(session("old", 30)),
      ] as const);
    },
  });
  const sent = page.waitForRequest("**/rest/v1/**");
  const email = locateForm(page, salaryReport).getByLabel("Work email");
  await email.fill("dana@session.example");
  await email.press("Enter");
  expect((await sent).headers().authorization).toBe("Bearer access-new");
  expect(refreshes).toEqual([{ refresh_token: "refresh-old" }]);
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(key), KEY))
    .toContain('"access_token":"access-new"');
});
