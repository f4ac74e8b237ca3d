import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { lockFolder } from "../../server/data/files/folder-lock.ts";
import { runSql } from "../../server/operator/sql/run-sql.ts";
import { copyEmbeddedTemplate } from "./embedded-template.ts";
import { runCommand } from "../run-command.ts";
import { runHere } from "../run-here.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { isFullRun } from "../is-full-run.ts";

const dataDir = temporaryFolder();
beforeAll(() => copyEmbeddedTemplate(dataDir));

const sql = (statements: string[], folder = dataDir) => runHere(runSql, statements, { DATA_DIR: folder });

it("npm run sql runs statements in order and prints the rows that they return", async () => {
  const statements = [
    "insert into salary_report_downloads (email) values ('kim@example.com')",
    "delete from salary_report_downloads where lower(email) = 'kim@example.com' returning email",
    "select count(*)::int as rows from salary_report_downloads",
  ];
  const { code, output } = await runCommand("sql", statements, { DATA_DIR: dataDir });
  expect([code, output]).toEqual([0, '{"email":"kim@example.com"}\n{"rows":0}\n']);
});

it.runIf(isFullRun)(
  "npm run sql changes nothing if one statement fails, and reports in one line which one",
  async () => {
    const { code, errors } = await sql(["delete from private.rate_limits", "select from nowhere"]);
    expect(code).toBe(1);
    expect(errors).toBe('relation "nowhere" does not exist, in the statement: select from nowhere\n');
    const { output } = await sql(["select count(*)::int as rows from private.rate_limits"]);
    expect(output).toMatch(/^\{"rows":[1-9]/);
  },
);

it.runIf(isFullRun)(
  "npm run sql does not open a data folder that a server has locked, or create a missing one",
  async () => {
    const lock = lockFolder(dataDir);
    const result = await sql(["select 1"]);
    lock.release();
    expect([result.code, result.output]).toEqual([1, ""]);
    expect(result.errors).toMatch(/^[^\n]*in use[^\n]*\n$/);
    expect((await sql(["select 1"], join(dataDir, "none"))).errors).toContain("There is no database");
    expect((await sql([])).errors).toBe(
      "No SQL statement was given. npm run sql -- --help shows the usage.\n",
    );
  },
);
