import { expect, test } from "vitest";
import { loadSite } from "../../site/model/loading/load-site.ts";
import { useEmbedFixture } from "./embed-fixture.ts";
import { sendForm, quickLead, partnerForms, readNotice } from "./sample-forms.ts";

const fixture = useEmbedFixture();

test("the pinned script works on a page with default-src 'none' and required Trusted Types", async () => {
  const { url } = fixture.site;
  const { page, consoleMessages } = await fixture.visit(`${fixture.pinnedScript()}<lead-form></lead-form>`, {
    headers: {
      "content-security-policy": `default-src 'none'; script-src ${url}; connect-src ${url}; require-trusted-types-for 'script'`,
    },
  });
  await fixture.storeLead(page, "pinned@policy.example");
  expect(consoleMessages).toEqual([]);
});

test("every form and the sign-in work on a partner's page with the strictest Content-Security-Policy", async () => {
  const samples = [quickLead, ...partnerForms.map(([, sample]) => sample)];
  const forms = samples.map(({ tag }) => `<${tag} partner="acme-jobs"></${tag}>`);
  const { page, consoleMessages } = await fixture.visitStrictPage(
    `${forms.join("")}<portal-login></portal-login>`,
  );
  for (const sample of samples) {
    const email = `${sample.tag}@policy.example`;
    const form = page.locator(sample.tag);
    await sendForm(form, sample, email);
    expect(await readNotice(form, "status"), sample.name).toEqual(sample.successLines);
    expect(await fixture.rows(sample.table, email), sample.name).toHaveLength(1);
  }
  const { demoEmail, demoPassword } = loadSite(process.cwd()).messages.portalLogin;
  const signIn = page.locator("portal-login");
  const sentRequests: string[] = [];
  page.on("request", (request) => sentRequests.push(request.method()));
  await signIn.getByLabel("Email").fill(demoEmail);
  await signIn.getByLabel("Password", { exact: true }).fill(demoPassword);
  await signIn.getByRole("button", { name: "Sign In" }).click();
  await signIn.getByText("Login successful!").waitFor();
  expect(sentRequests).not.toContain("POST");
  expect(consoleMessages).toEqual([]);
});
