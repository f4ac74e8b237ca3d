import { expect, test } from "vitest";
import { loadSite } from "../../site/model/loading/load-site.ts";
import { LEAD_SUCCESS_MESSAGE, sendLead, useEmbedFixture } from "./embed-fixture.ts";
import { fillForm, quickLead, partnerForms, readNotice, locateSendButton } from "./sample-forms.ts";

const fixture = useEmbedFixture();

const FORM = `<lead-form heading="Find a foreman" context="partner" partner="acme-jobs"></lead-form>`;

test("a form is shown and sent on a page whose Content-Security-Policy has default-src 'none', two directives for the form, and allows no Trusted Types policy", async () => {
  const { url } = fixture.site;
  const { page, consoleMessages } = await fixture.visit(`${fixture.script()}${FORM}`, {
    headers: {
      "content-security-policy": `default-src 'none'; script-src ${url}; connect-src ${url}; require-trusted-types-for 'script'; trusted-types 'none'`,
    },
  });
  await sendLead(page, "none@policy.example");
  await page.getByText(LEAD_SUCCESS_MESSAGE).first().waitFor();
  expect(await fixture.rows("contact_submissions", "none@policy.example")).toHaveLength(1);
  expect(consoleMessages).toEqual([]);
});

test("the pinned script works on a page with default-src 'none' and required Trusted Types", async () => {
  const { file, integrity } = (await (await fetch(`${fixture.site.url}/embed/release.json`)).json()) as {
    file: string;
    integrity: string;
  };
  const { page, consoleMessages } = await fixture.visit(
    `<script async src="${fixture.site.url}${file}" integrity="${integrity}" crossorigin></script>${FORM}`,
    {
      headers: {
        "content-security-policy": `default-src 'none'; script-src ${fixture.site.url}; connect-src ${fixture.site.url}; require-trusted-types-for 'script'`,
      },
    },
  );
  await sendLead(page, "pinned@policy.example");
  await page.getByText(LEAD_SUCCESS_MESSAGE).first().waitFor();
  expect(consoleMessages).toEqual([]);
});

test("every form works on a partner's page with the strictest Content-Security-Policy", async () => {
  const samples = [quickLead, ...partnerForms.map(([, sample]) => sample)];
  const { page, consoleMessages } = await fixture.visit(
    fixture.script('async nonce="r4nd0m"') +
      samples.map(({ tag }) => `<${tag} partner="acme-jobs"></${tag}>`).join(""),
    {
      headers: {
        "content-security-policy": `default-src 'none'; script-src 'nonce-r4nd0m' 'strict-dynamic'; connect-src ${fixture.site.url}; require-trusted-types-for 'script'; trusted-types 'none'`,
      },
    },
  );
  for (const sample of samples) {
    const email = `${sample.tag}@policy.example`;
    const form = page.locator(sample.tag);
    await fillForm(form, sample, email);
    await locateSendButton(form).click();
    expect(await readNotice(form, "status"), sample.name).toEqual(sample.successLines);
    expect(await fixture.rows(sample.table, email), sample.name).toHaveLength(1);
  }
  expect(consoleMessages).toEqual([]);
});

test("the sign-in works on a partner's page with the strictest Content-Security-Policy, and sends nothing", async () => {
  const { demoEmail, demoPassword } = loadSite(process.cwd()).messages.portalLogin;
  const { page, consoleMessages } = await fixture.visit(
    `${fixture.script('async nonce="r4nd0m"')}<portal-login></portal-login>`,
    {
      headers: {
        "content-security-policy": `default-src 'none'; script-src 'nonce-r4nd0m' 'strict-dynamic'; require-trusted-types-for 'script'; trusted-types 'none'`,
      },
    },
  );
  const form = page.locator("portal-login");
  await form.getByLabel("Email").fill(demoEmail);
  await form.getByLabel("Password", { exact: true }).fill("wrong-password");
  await form.getByRole("button", { name: "Sign In" }).click();
  await form.getByText("Invalid email or password.").waitFor();
  await form.getByLabel("Password", { exact: true }).fill(demoPassword);
  await form.getByRole("button", { name: "Sign In" }).click();
  await form.getByText("Login successful!").waitFor();
  expect(consoleMessages).toEqual([]);
});
