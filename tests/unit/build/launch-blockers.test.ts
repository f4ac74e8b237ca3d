import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { isReservedAddress, listLaunchBlockers } from "../../../build/launch-blockers.ts";
import { loadContent } from "../../../site/model/loading/load-site.ts";
import { copyContent } from "../site/model/content-copy.ts";
import { isFullRun } from "../../is-full-run.ts";

const completeSettings = {
  SITE_URL: "https://www.stone.com",
  SMTP_URL: "smtps://mail.stone.com",
  BACKUP_DIR: "/backups",
};
const list = (root: string, env: NodeJS.ProcessEnv) => listLaunchBlockers(loadContent(root), env);
const settingsOf = (blockers: string[]) =>
  blockers.flatMap((blocker) => /^([A-Z_]+) — /.exec(blocker)?.[1] ?? []);
const shippedContent = loadContent(process.cwd());

it("launch blockers include fictional content, with file and line, and settings that are not set", () => {
  const blockers = listLaunchBlockers(shippedContent, {});
  const { lineOf } = copyContent({ isPlain: true });
  for (const [file, text, field] of [
    ["_data/agency.yaml", "phone:", "phone"],
    ["_data/agency.yaml", "email:", "email"],
    ["_data/partners.yaml", "origins:", "known[0].origins[0]"],
    ["_data/messages.yaml", "demoEmail:", "portalLogin.demoEmail"],
    ["legal/terms-of-service.md", "title:", "title"],
  ] as const)
    expect(blockers.join("\n")).toContain(`content/${file}:${lineOf(file, text)} ${field} — `);
  expect(settingsOf(blockers)).toEqual(["SITE_URL", "SMTP_URL", "BACKUP_DIR"]);
});

it("launch blockers include strings without a translation, which visitors would read in English", () => {
  const { root } = copyContent({ isPlain: true });
  const file = "content/es/_data/receipt.yaml";
  const path = join(root, file);
  writeFileSync(path, readFileSync(path, "utf8").replace(/^ {2}waiting: .*\n/m, ""));
  const found = list(root, completeSettings).filter((blocker) => blocker.startsWith(`${file}:`));
  expect(found).toEqual([expect.stringContaining("open.waiting — found no text")]);
});

it("launch blockers do not include a missing backup folder if hosted Supabase makes backups", () => {
  const hostedSettings = {
    SUPABASE_URL: "https://abcdefgh.supabase.co",
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_abcdefghijklmnop",
  };
  expect(settingsOf(listLaunchBlockers(shippedContent, hostedSettings))).toEqual(["SITE_URL", "SMTP_URL"]);
  const ownSettings = { DATABASE_URL: "postgresql://db/ridgebeam" };
  expect(settingsOf(listLaunchBlockers(shippedContent, ownSettings))).toContain("BACKUP_DIR");
});

it.runIf(isFullRun)(
  "no launch blockers remain once everything is done, until a figure needs its yearly review",
  () => {
    const { root, edit } = copyContent({ isPlain: true });
    const data = join(root, "content/_data");
    const replace = (path: string, change: (text: string) => string): void =>
      writeFileSync(path, change(readFileSync(path, "utf8")));
    const today = new Date().toISOString().slice(0, 10);
    for (const file of readdirSync(data))
      replace(join(data, file), (text) =>
        text.replaceAll(/([\w-])\.example\b/g, "$1.com").replaceAll(/(?<=phone: .*)555-0142/g, "555-7142"),
      );
    replace(join(data, "agency.yaml"), (text) => text.replace(/^fictional:.*\n(?: .*\n)*/m, ""));
    replace(join(data, "claims.yaml"), (text) => text.replaceAll(/reviewed: .*/g, `reviewed: ${today}`));
    for (const page of readdirSync(join(root, "content/legal")))
      edit(`legal/${page}`, /^updated: /m, `reviewed: ${today}\nupdated: `);
    // Strings without a translation are still listed.
    const translationBlockers = listLaunchBlockers(shippedContent, completeSettings).filter((blocker) =>
      blocker.startsWith("content/es/"),
    );
    expect(list(root, completeSettings)).toEqual(translationBlockers);

    edit("_data/claims.yaml", /reviewed: .*/, "reviewed: 2024-01-15");
    expect(list(root, completeSettings).filter((blocker) => !translationBlockers.includes(blocker))).toEqual([
      expect.stringMatching(
        /claims\.yaml:\d+ years\.reviewed — this figure was last confirmed on 2024-01-15/,
      ),
    ]);
  },
);

it.each([
  ["https://www.ridgebeam.example", true],
  ["http://localhost:8080", true],
  ["http://127.0.0.1", true],
  ["https://site.test", true],
  ["https://www.example.com", true],
  ["https://www.example-builders.com", false],
  ["https://stone.com", false],
])("whether %s is a reserved example domain is detected: %s", (url, expected) => {
  expect(isReservedAddress(url)).toBe(expected);
});
