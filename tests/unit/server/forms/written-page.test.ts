import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readWrittenPage } from "../../../../server/forms/written-page.ts";

const folder = mkdtempSync(join(tmpdir(), "written-"));

beforeAll(() => {
  mkdirSync(join(folder, "embed/frame"), { recursive: true });
  for (const name of ["index", "about", "sent", "embed/frame/lead-form"])
    writeFileSync(join(folder, `${name}.html`), name);
  writeFileSync(join(folder, "_headers"), "");
});
afterAll(() => rmSync(folder, { recursive: true }));

test("a page is answered in the page for answers", () => {
  expect(readWrittenPage(folder, "/")).toMatchObject({ address: "/", html: "index", frame: "sent" });
  expect(readWrittenPage(folder, "/about?utm_source=x")).toMatchObject({
    address: "/about?utm_source=x",
    html: "about",
    query: undefined,
  });
});

test("a form in a frame is answered in its frame, and its query says what it is", () => {
  expect(readWrittenPage(folder, "/embed/frame/lead-form?partner=acme-jobs")).toEqual({
    address: "/embed/frame/lead-form?partner=acme-jobs",
    html: "embed/frame/lead-form",
    frame: "embed/frame/lead-form",
    query: { partner: "acme-jobs" },
  });
});

test("nothing else is read, whatever the address says", () => {
  for (const address of [
    "",
    "about",
    "//evil.example/about",
    "/missing",
    "/_headers",
    "/%2Fabout",
    "/about.html",
  ])
    expect(readWrittenPage(folder, address), address).toBeUndefined();
});

test("no way leads out of the folder", () => {
  for (const address of ["/../about", "/%2e%2e/about"])
    expect(readWrittenPage(folder, address), address).toMatchObject({ address: "/about", html: "about" });
});
