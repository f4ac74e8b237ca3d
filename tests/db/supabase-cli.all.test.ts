import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { useHostedProject } from "./hosted-project.ts";
import { postgresSkipReason } from "./postgres-server.ts";

const readCommands = (name: string, pattern: RegExp): string[] =>
  readFileSync(`docs/deploy/${name}.md`, "utf8").match(pattern) ?? [];

/** The Supabase CLI in the documented version, which npm downloads and caches; at 65 MB, it is too large for a dependency. */
const cli = `npx --yes --prefer-offline ${readCommands("supabase", /supabase@[\d.]+/)[0] ?? ""}`;

/** Runs a documented command on a database instead of the linked project. */
function runCli(command: string, url = "") {
  const env = { ...process.env, URL: url };
  const onDatabase = command
    .replace(/npx supabase(@\S+)?/, cli)
    .replace(" --remote", ' --remote="$URL"')
    .replace(/ (repair|push)/, ' $1 --yes --remote="$URL"');
  return spawnSync("sh", ["-c", onDatabase], { encoding: "utf8", timeout: 180_000, env });
}

const shouldSkip = postgresSkipReason !== undefined || runCli(`${cli} --version`).status !== 0;
if (shouldSkip)
  console.log(
    "Supabase CLI: skipped; the tests need PostgreSQL's programs and the CLI from the npm registry.",
  );

describe.skipIf(shouldSkip)("the Supabase CLI", () => {
  const project = useHostedProject();

  it("reports nothing about the migrations except unused indexes of empty tables", () => {
    const [advise] = readCommands("supabase", /npx supabase@\S+ db advisors --remote$/m);
    const { stdout, stderr } = runCli(`${advise} --level info --output-format json`, project.url);
    const { results } = JSON.parse(stdout || `{ "results": [] }`) as { results: { name: string }[] };
    expect(new Set(results.map(({ name }) => name)), stderr).toEqual(new Set(["unused_index"]));
  });
});
