import { expect, test } from "vitest";
import type { TemplateData } from "../../../../site/layouts/page.ts";
import { forEachKind } from "../../../../site/model/kinds/page-kinds.ts";
import headers from "../../../../site/pages/headers.11ty.tsx";

const render = (backend?: string): string =>
  headers.render({
    origins: { site: "https://www.example.com", backend, editor: [] },
    assets: { sheets: {}, embed: { pinned: { version: "1.0.0" } } },
    collections: { all: [{ url: "/about", data: {} }] },
    site: forEachKind(() => []),
  } as unknown as TemplateData);

const policyFor = (backend?: string): string => /connect-src [^;]*/.exec(render(backend))?.[0] ?? "";

test("pages may connect to the hosted backend if there is one, and otherwise only to their own origin", () => {
  expect(policyFor("https://abc.supabase.co/rest")).toBe("connect-src 'self' https://abc.supabase.co blob:");
  expect(policyFor()).toBe("connect-src 'self' blob:");
});

test.each(["/about*", "/404*", "/index*"])("no other site can frame %s", (path) => {
  const rule = render()
    .split(/\n(?=\/)/)
    .find((text) => text.startsWith(`${path}\n`));
  expect(rule).toContain("X-Frame-Options: DENY");
});
