import { expect, test } from "vitest";
import { toWidgetConfig } from "../../../../build/prerender/widget-config.ts";
import { loadSite } from "../../../../site/model/loading/load-site.ts";
import type { TemplateData } from "../../../../site/layouts/page.ts";
import sent from "../../../../site/pages/sent.11ty.tsx";

const site = loadSite(process.cwd());
const permalink = sent.data.permalink as (data: TemplateData & { sent: string }) => unknown;

test("forms are posted if the backend's server serves the pages and there are thank-you pages", () => {
  const { post } = toWidgetConfig(site, { url: "", publishableKey: "local" });
  expect(post).toEqual({ method: "post", encType: "multipart/form-data" });
  expect(permalink({ sent: "lead", origins: {} } as TemplateData & { sent: string })).toBe("/sent/lead.html");
});

test("no form is posted to a static host with a hosted backend", () => {
  const backend = "https://abc.supabase.co";
  expect(toWidgetConfig(site, { url: backend, publishableKey: "public" }).post).toBeUndefined();
  expect(permalink({ sent: "lead", origins: { backend } } as TemplateData & { sent: string })).toBe(false);
});
