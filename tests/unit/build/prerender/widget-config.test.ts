import { expect, test } from "vitest";
import { toWidgetConfig } from "../../../../build/prerender/widget-config.ts";
import { shippedSite as site } from "../../../shipped-content.ts";
import type { TemplateData } from "../../../../site/layouts/page.ts";
import type { LocalizedSentPage } from "../../../../model/submissions/sent-pages.ts";
import sent from "../../../../site/pages/sent.11ty.tsx";

const permalink = sent.data.permalink as (data: TemplateData & { entry: LocalizedSentPage }) => unknown;

test("without JavaScript, forms are posted to our own server, which has thank-you pages in each language", () => {
  const { post } = toWidgetConfig(site, { url: "", publishableKey: "local" });
  expect(post).toEqual({ method: "post", encType: "multipart/form-data" });
  for (const [language, path] of [
    ["en", "/sent/lead.html"],
    ["es", "/es/sent/lead.html"],
  ] as const)
    expect(permalink({ entry: { language, page: "lead" }, origins: {} } as never)).toBe(path);
});

test("without JavaScript, no form is posted to a static host if the backend is hosted", () => {
  const backend = "https://abc.supabase.co";
  expect(toWidgetConfig(site, { url: backend, publishableKey: "public" }).post).toBeUndefined();
  expect(permalink({ entry: { language: "en", page: "lead" }, origins: { backend } } as never)).toBe(false);
});
