import { existsSync, mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { lockFolder } from "../../server/data/files/folder-lock.ts";
import { copyEmbeddedTemplate } from "./embedded-template.ts";
import { runCommand, runSubmissions as run } from "../run-command.ts";
import { describeBackend } from "./served-backend.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { isFullRun } from "../is-full-run.ts";

const folder = temporaryFolder();

describeBackend("npm run submissions with a running server", (backend) => {
  let resumeId: string;

  beforeAll(async () => {
    const resume_file_path = "1736500000000_resume.pdf";
    await backend.upload(resume_file_path);
    resumeId = await backend.send("resume_submissions", {
      resume_filename: "../../résumé.pdf",
      resume_file_path,
    });
    await backend.send("contact_submissions", { company_name: '=HYPERLINK("http://x")' });
    await backend.send("salary_report_downloads");
    await backend.database.query(
      "update public.salary_report_downloads set created_at = now() - interval '9 days'",
    );
  });

  const json = async (...args: string[]) =>
    JSON.parse((await run(["--json", ...args], backend.environment)).output) as Record<string, unknown>[];

  it.runIf(isFullRun).each(["dist/resume.pdf", "site/public"])(
    "saves no resume to %s, which visitors can read",
    async (out) => {
      const { code, errors } = await run(["--file", resumeId, "--out", out], backend.environment);
      expect([code, errors]).toEqual([
        1,
        expect.stringMatching(
          /^--out is ".*"; expected a folder outside .*, which is served to every visitor\.\n$/,
        ),
      ]);
    },
  );

  it("prints one JSON array of all rows with their column names, each with its table", async () => {
    const { output, errors } = await runCommand("submissions", ["--json"], backend.environment);
    expect(errors).toBe("");
    const rows = JSON.parse(output) as Record<string, unknown>[];
    expect(rows.map((row) => row.table)).toEqual([
      "contact_submissions",
      "resume_submissions",
      "salary_report_downloads",
    ]);
    expect(rows[0]).toMatchObject({
      first_name: "Dana",
      source: "contact_form",
      spam_score: 55,
      spam_reasons: { no_form_check: 25, no_origin: 20, link: 10 },
    });
    expect(rows[0]).not.toHaveProperty("form_check");
  });

  it("prints one table, and only rows that are recent enough", async () => {
    const [contact, week, month] = await Promise.all([
      json("contact_submissions"),
      json("salary_report_downloads", "--since", "7d"),
      json("salary_report_downloads", "--since", "4w"),
    ]);
    expect(contact).toHaveLength(1);
    expect(contact[0]).not.toHaveProperty("table");
    expect([week.length, month.length]).toEqual([0, 1]);
  });

  it("prints CSV without formulas", async () => {
    const { output } = await run(["contact_submissions", "--csv"], backend.environment);
    expect(output).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(output).toContain(",'+1 555 0100,");
    expect(output.split("\r\n")[0]).toMatch(/^\ufeffid,created_at,first_name,.*spam_score,spam_reasons$/);
    expect(output).toContain(',55,"no_form_check 25, no_origin 20, link 10"');
  });

  it.runIf(isFullRun)(
    "prints a column that a later migration adds, after the form's own fields",
    async () => {
      await backend.database.query("alter table public.contact_submissions add column added_later text");
      const { output } = await run(["contact_submissions", "--csv"], backend.environment);
      await backend.database.query("alter table public.contact_submissions drop column added_later");
      expect(output.split("\r\n")[0]).toContain(",added_later,context,");
    },
  );

  it("saves a resume with a sanitized name, and does not overwrite a file", async () => {
    const target = mkdtempSync(join(folder, "saved-"));
    const save = (out: string) => run(["--file", resumeId, "--out", out], backend.environment);
    const firstSave = await save(target);
    expect(firstSave.errors).toBe("");
    expect(firstSave.output.trim()).toBe(join(target, "résumé.pdf"));
    expect(readFileSync(join(target, "résumé.pdf"), "utf8")).toBe("%PDF-1.7");
    expect((await save(target)).output.trim()).toBe(join(target, "résumé (2).pdf"));
    const refusedSave = await save(join(target, "résumé.pdf"));
    expect(refusedSave.code).toBe(1);
    expect(refusedSave.errors).toContain("nothing was overwritten");
  });

  it.runIf(isFullRun)("saves a file named like a program with the extension of its stored type", async () => {
    const id = await backend.send("resume_submissions", { resume_filename: "cv.pdf.exe" });
    const target = mkdtempSync(join(folder, "saved-"));
    const { output } = await run(["--file", id, "--out", target], backend.environment);
    expect(output.trim()).toBe(join(target, "cv.pdf.exe.pdf"));
  });

  it.runIf(isFullRun)("prints no escape sequence that a visitor sent before an erasure", async () => {
    // Store the name without normalization, like rows from earlier versions.
    await backend.database.run(`
      alter table public.contact_submissions disable trigger user;
      insert into public.contact_submissions (first_name, email, source)
        values (E'Eve\\u001b]0;owned\\u0007 \\u009b31mRed', 'eve@example.com', 'contact_form');
      alter table public.contact_submissions enable trigger user`);
    const { output, errors } = await run(["--erase", "eve@example.com"], backend.environment);
    expect(output).toContain("eve@example.com");
    // oxlint-disable-next-line no-control-regex
    expect(output + errors).not.toMatch(/[\u001b\u0007\u009b]/);
  });
});

it.runIf(isFullRun)(
  "npm run submissions reads the data folder without a running server, and creates no missing folder",
  async () => {
    const dataDir = temporaryFolder();
    await copyEmbeddedTemplate(dataDir);
    const missingFolder = join(folder, "never-used");
    const answers = await Promise.all(
      [dataDir, missingFolder].map((DATA_DIR) => run(["--json"], { DATA_DIR })),
    );
    for (const { code, output } of answers) expect([code, output.trim()]).toEqual([0, "[]"]);
    expect(existsSync(missingFolder)).toBe(false);
    lockFolder(dataDir).release();
  },
);

it.runIf(isFullRun)(
  "npm run submissions reports an error, not zero rows, if it cannot read the data folder",
  async () => {
    const symlinkLoop = join(temporaryFolder(), "loop");
    symlinkSync(symlinkLoop, symlinkLoop);
    const { code, output, errors } = await run([], { DATA_DIR: symlinkLoop });
    expect([code, output]).toEqual([1, ""]);
    expect(errors).toMatch(
      /^Cannot read the data folder .*ELOOP.*Run this as the user that runs the server.*\n$/,
    );
  },
);
