import { expect, test } from "vitest";
import type { TemplateData } from "../../../../site/layouts/page.ts";
import { forEachKind } from "../../../../site/model/kinds/page-kinds.ts";
import headers from "../../../../site/pages/headers.11ty.tsx";

const render = (): string =>
  headers.render({
    origins: { site: "https://www.example.com", editor: [] },
    assets: { sheets: {}, embed: { pinned: { version: "1.0.0" } } },
    collections: { all: [{ url: "/about", data: {} }] },
    site: forEachKind(() => []),
  } as unknown as TemplateData);

test("pages may connect only to their own origin if there is no hosted backend", () => {
  expect(/connect-src [^;]*/.exec(render())?.[0]).toBe("connect-src 'self' blob:");
});

test.each(["/about*", "/404*", "/index*"])("no other site can frame %s", (path) => {
  const rule = render()
    .split(/\n(?=\/)/)
    .find((text) => text.startsWith(`${path}\n`));
  expect(rule).toContain("X-Frame-Options: DENY");
});
