import { expect, it } from "vitest";
import { createMailPreview } from "../../../../../server/jobs/mail/preview/mail-preview.tsx";
import { SAMPLE_EMAILS } from "../../../../../server/jobs/mail/preview/sample-emails.ts";

const app = createMailPreview(process.cwd(), {});
const ask = async (path: string) => {
  const response = await app.request(path);
  return { status: response.status, body: await response.text(), location: response.headers.get("location") };
};

it("the email preview shows every sample with its headers, HTML and text", async () => {
  const [first] = Object.keys(SAMPLE_EMAILS);
  expect((await ask("/__mail")).location).toBe(`/__mail/${first}`);
  for (const [name, { title }] of Object.entries(SAMPLE_EMAILS)) {
    const { status, body } = await ask(`/__mail/${name}`);
    expect(status).toBe(200);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).toContain("<dt>message-id</dt>");
    expect(body).toContain(`src="/__mail/${name}.html"`);
    expect(body).toContain("<pre>");
  }
  expect((await ask(`/__mail/${first}.html`)).body).toMatch(/^<!doctype html>/);
});

it("the email preview responds with 404 to an unknown sample", async () => {
  for (const name of ["nothing", "constructor.html"]) expect((await ask(`/__mail/${name}`)).status).toBe(404);
});
