import { expect, test } from "vitest";
import type { TemplateData } from "../../../../site/layouts/page.ts";
import { forEachKind } from "../../../../site/model/kinds/page-kinds.ts";
import headers from "../../../../site/pages/headers.11ty.tsx";

const policyFor = (backend?: string): string => {
  const text = headers.render({
    origins: { site: "https://www.example.com", backend, editor: [] },
    assets: { sheets: {}, embed: { pinned: { version: "1.0.0" } } },
    collections: { all: [{ url: "/about", data: {} }] },
    site: forEachKind(() => []),
  } as unknown as TemplateData);
  return /connect-src [^;]*/.exec(text)?.[0] ?? "";
};

test("pages may send to the hosted backend when there is one, and else to their own origin alone", () => {
  expect(policyFor("https://abc.supabase.co/rest")).toBe("connect-src 'self' https://abc.supabase.co");
  expect(policyFor()).toBe("connect-src 'self'");
});
