import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { useHostedProject } from "./hosted-project.ts";
import { postgresSkipReason } from "./postgres-server.ts";

interface Finding {
  name: string;
  level: "INFO" | "WARN" | "ERROR";
  detail: string;
}

/** The command from docs/deploy/supabase.md, without the argument that selects the database. */
const [, command = ""] =
  /^ *npx (supabase@\S+ db advisors) --remote$/m.exec(readFileSync("docs/deploy/supabase.md", "utf8")) ?? [];
const DOWNLOAD_MS = 180_000;

/** Runs the Supabase CLI, which npm downloads and caches; at 65 MB, it is too large for a dependency. */
const npx = (...args: string[]) =>
  spawnSync("npx", ["--yes", "--prefer-offline", ...args], { encoding: "utf8", timeout: DOWNLOAD_MS });

const cli = command.split(" ")[0] ?? "";
const isToolMissing = postgresSkipReason !== undefined || npx(cli, "--version").status !== 0;
if (isToolMissing)
  console.log(`Advisors: skipped; they need PostgreSQL's programs and ${cli} from the npm registry.`);

describe.skipIf(isToolMissing)("the advisors of the Supabase CLI", () => {
  const project = useHostedProject();

  function runAdvisors(): Finding[] {
    const { stdout, stderr } = npx(
      ...command.split(" "),
      `--remote=${project.url}`,
      ...["--level", "info", "--output-format", "json"],
    );
    const { results } = JSON.parse(stdout || `{ "results": "nothing" }`) as { results: Finding[] };
    if (!Array.isArray(results)) throw new Error(`The advisors did not answer: ${stdout}${stderr}`);
    return results;
  }

  it("report nothing about the migrations except unused indexes of empty tables", () => {
    expect(runAdvisors().filter(({ name }) => name !== "unused_index")).toEqual([]);
  });

  it("report a table that visitors can read, and a function that they can call", async () => {
    await project.owner.query("create table public.notes (note text primary key)");
    await project.owner.query(
      "create function public.answer() returns text language sql security definer as 'select 1'",
    );
    const names = runAdvisors().map(({ name }) => name);
    expect(names).toContain("rls_disabled_in_public");
    expect(names).toContain("function_search_path_mutable");
  });
});
