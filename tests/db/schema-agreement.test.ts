import { expect, it, onTestFinished, vi } from "vitest";
import { requireAgreement, tryForms } from "../../server/data/database/compare-schema.ts";
import { openBackend } from "../../server/http/open-backend.ts";
import { watchServer } from "../../server/http/health/watch-server.ts";
import { verifyBackend } from "../../server/operator/verification/verify-backend.ts";
import { copyEmbeddedTemplate } from "./embedded-template.ts";
import { openPglite } from "../../server/data/database/open-pglite.ts";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import { describeBackend } from "./served-backend.ts";
import { temporaryFolder } from "../temporary-folder.ts";

/**
 * Ways in which forms and database differ: a change of the database, what a start says about it, and, unless the
 * remedy undoes it, how to undo it.
 */
const differences: [name: string, change: string, said: RegExp, undo?: string][] = [
  [
    "a field without its migration",
    "alter table public.contact_submissions rename column timeline to formerly_timeline",
    /column public\.contact_submissions\.timeline is missing/,
    "alter table public.contact_submissions drop column formerly_timeline cascade; select private.make_searchable()",
  ],
  [
    "a column that the browser adds, without its migration",
    "alter table public.resume_submissions rename column language to formerly_language",
    /column public\.resume_submissions\.language is missing/,
    "alter table public.resume_submissions drop column formerly_language cascade; select private.make_searchable()",
  ],
  [
    "a missing grant",
    "revoke insert (company_name) on public.contact_submissions from anon",
    /visitors may not fill in the column public\.contact_submissions\.company_name/,
  ],
  [
    "a lower limit",
    `alter table public.contact_submissions drop constraint contact_submissions_location_check,
       add constraint contact_submissions_location_check check (char_length(location) <= 80)`,
    /column public\.contact_submissions\.location is limited to 80, and forms send up to 160/,
  ],
  [
    "a second, lower limit",
    "alter table public.resume_submissions add check (char_length(desired_position) between 1 and 99)",
    /column public\.resume_submissions\.desired_position is limited to 99, and forms send up to 160/,
  ],
  [
    "a missing limit",
    "alter table public.contact_submissions drop constraint contact_submissions_project_details_check",
    /column public\.contact_submissions\.project_details has no limit, and forms send up to 4000/,
  ],
  [
    "a smaller file size",
    `alter table public.resume_submissions drop constraint resume_submissions_resume_file_size_check,
       add constraint resume_submissions_resume_file_size_check check (resume_file_size between 1 and 5242880)`,
    /column public\.resume_submissions\.resume_file_size is limited to 5242880, and forms send up to 10485760/,
  ],
  [
    "another type",
    "alter table public.contact_submissions alter column employer type text",
    /column public\.contact_submissions\.employer has the type text, and forms send boolean/,
  ],
  [
    "an optional field that the database requires",
    "alter table public.contact_submissions alter column location set not null",
    /column public\.contact_submissions\.location does not accept null/,
  ],
  [
    "a newer schema's required column",
    "alter table public.salary_report_downloads add column region text not null",
    /column public\.salary_report_downloads\.region needs a value that forms of this version do not send/,
    "alter table public.salary_report_downloads drop column region",
  ],
  [
    "a function that visitors may not call",
    "revoke execute on function public.withdraw_receipt(text) from anon",
    /visitors cannot call the function public\.withdraw_receipt\(text\)/,
  ],
  [
    "a bucket for smaller files",
    "update storage.buckets set file_size_limit = 1048576 where id = 'resumes'",
    /the bucket resumes refuses files that forms accept/,
  ],
  [
    "a bucket without Word files",
    "update storage.buckets set allowed_mime_types = '{application/pdf}' where id = 'resumes'",
    /the bucket resumes refuses files that forms accept/,
  ],
];

/** Returns the statements after `npm run sql --` in a remedy. */
const readRemedy = (message: string): string[] =>
  [...(/npm run sql -- ((?:"[^"]+" ?)+)/.exec(message)?.[1]?.matchAll(/"([^"]+)"/g) ?? [])].map(
    ([, statement = ""]) => statement,
  );

describeBackend("agreement of forms and database", (backend, isFastest) => {
  const message = async (): Promise<string> => {
    const error: unknown = await requireAgreement(backend.database).catch((caught: unknown) => caught);
    return error instanceof Error ? error.message : "";
  };

  it("holds for the migrations", async () => {
    expect(await message()).toBe("");
    await tryForms(backend.database);
    expect(await backend.count("public.contact_submissions")).toBe(0);
  });

  it.each(isFastest ? differences : differences.slice(0, 2))(
    "does not hold with %s, which the remedy in the one-line message mends",
    async (_, change, said, undo) => {
      await backend.database.run(change);
      const line = await message();
      expect(line).toMatch(said);
      expect(line).not.toContain("\n");
      const statements = readRemedy(line);
      expect(statements).not.toEqual([]);
      for (const statement of statements) await backend.database.query(statement);
      expect(await message()).toBe("");
      await tryForms(backend.database);
      if (undo !== undefined) await backend.database.run(undo);
    },
  );

  it.each([
    [
      "a higher limit",
      "drop constraint contact_submissions_location_check, add check (char_length(location) <= 500)",
    ],
    ["an optional column of a newer schema", "add column budget text"],
    ["a required column with a default", "add column rank integer not null default 1"],
    ["an identity column", "add column number bigint generated always as identity"],
    ["a generated column", "add column doubled text not null generated always as (source || source) stored"],
    [
      "a length check of another column",
      "add constraint names check (char_length(first_name || last_name) <= 20)",
    ],
  ])("holds with %s, because leads are still stored", async (_, change) => {
    await backend.database.transaction(async (transaction) => {
      await transaction.run(`alter table public.contact_submissions ${change}`);
      await requireAgreement(transaction);
      await transaction.run("rollback; begin");
    });
  });

  it("asks to apply the migrations if some are not recorded, as in a hosted project", async () => {
    const error = await backend.database
      .transaction(async (transaction) => {
        await transaction.run(
          `delete from supabase_migrations.schema_migrations;
           revoke insert (email) on public.contact_submissions from anon`,
        );
        await requireAgreement(transaction);
      })
      .catch((caught: unknown) => caught);
    expect(String(error)).toMatch(
      /contact_submissions\.email\. To fix, apply the migrations: npx supabase db push\.$/,
    );
  });

  it("includes policies and triggers, with rows that are not stored", async () => {
    const policy = `policy "Visitors add leads of this moment" on public.contact_submissions`;
    await backend.database.run(`alter ${policy} with check (source = 'contact_form')`);
    await expect(tryForms(backend.database)).rejects.toThrow(
      /^The database refuses what forms send to public\.contact_submissions: new row violates row-level security policy[^\n]*$/,
    );
    await backend.database.run(
      `alter ${policy} with check (created_at = now() and spam_score between 0 and 100 and form_check is null)`,
    );
  });

  it("is part of /readyz", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    vi.spyOn(console, "log").mockReturnValue();
    onTestFinished(() => void vi.restoreAllMocks());
    const { listUnreadyParts } = watchServer(backend.database, backend.dataDir);
    const waitFor = (parts: string[]) =>
      vi.waitFor(async () => expect(await listUnreadyParts()).toEqual(parts), {
        timeout: 20_000,
        interval: 300,
      });
    await backend.database.run("revoke insert (phone) on public.contact_submissions from anon");
    await waitFor(["forms", "schema"]);
    expect(log.mock.calls.join("\n")).toMatch(
      /Not ready: schema: .*column public\.contact_submissions\.phone/,
    );
    await backend.database.run("grant insert (phone) on public.contact_submissions to anon");
    await waitFor([]);
  });

  it("is part of verify-backend, which sees only the API", async () => {
    await backend.reset();
    await backend.database.run(
      `alter table public.contact_submissions rename column timeline to formerly_timeline;
       revoke insert (desired_position) on public.resume_submissions from anon;
       alter table public.salary_report_downloads add column region text not null`,
    );
    const lines: string[] = [];
    const { url, publishableKey } = backend;
    await verifyBackend({ url, publishableKey }, (line) => lines.push(line));
    const failed = lines.filter((line) => line.startsWith("FAILED"));
    const find = (start: string) => failed.find((line) => line.startsWith(`FAILED  ${start}`));
    expect(find("contact_submissions: timeline can be filled in")).toMatch(/add column timeline text/);
    expect(find("resume_submissions: desired_position can be filled in")).toMatch(
      /42501.*grant insert \(desired_position\)/,
    );
    expect(find("salary_report_downloads: a row with only what every form sends is stored")).toContain(
      "region",
    );
  });
});

it("a server does not start with a field that the database lacks", async () => {
  const dataDir = temporaryFolder();
  await copyEmbeddedTemplate(dataDir);
  const database = await openPglite(dataFolderPaths(dataDir).database);
  await database.run("alter table public.resume_submissions rename column phone to telephone");
  await database.close();
  await expect(openBackend({ dataDir })).rejects.toThrow(
    /^The forms and the database do not agree: the column public\.resume_submissions\.phone is missing\. To fix: npm run sql -- "alter table [^\n]+$/,
  );
});
