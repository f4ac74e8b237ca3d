import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadDataFiles } from "../../model/loading/load-data.ts";
import { readBackendOptions } from "../../server/http/backend-options.ts";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import { openPglite } from "../../server/data/database/open-pglite.ts";
import type { Database } from "../../server/data/database/database.ts";
import { shippedSite } from "../shipped-content.ts";
import { expandKnown } from "../../model/source/references.ts";
import { formatPeriod } from "../../model/loading/parse-data.ts";
import { copyEmbeddedTemplate } from "./embedded-template.ts";
import { readBehaviorNumber } from "../read-behavior.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const { references, layout } = shippedSite;
const policy = expandKnown(readFileSync("content/legal/privacy-policy.md", "utf8"), references);
const seconds = { hour: 3600, day: 86_400 };
const dataDir = temporaryFolder();
let database: Database;

beforeAll(async () => {
  await copyEmbeddedTemplate(dataDir);
  database = await openPglite(dataFolderPaths(dataDir).database);
});
afterAll(async () => {
  await database.close();
});

async function limit(scope: string, subject: string): Promise<{ count: number; window: number }> {
  const [row] = await database.query<{ count: number; window: number }>(
    'select max_count as count, window_seconds as "window" from private.rate_limits where scope = $1 and subject = $2',
    [scope, subject],
  );
  return row!;
}

it.each([
  ["address", "one network address can send"],
  ["email", "one email can be used from one network for"],
])("the privacy policy states the database's limits per %s", async (subject, words) => {
  const limits = [];
  for (const table of ["contact_submissions", "salary_report_downloads", "resume_submissions"])
    limits.push(await limit(table, subject));
  expect(limits.map(({ window }) => window)).toEqual([seconds.hour, seconds.hour, seconds.hour]);
  const [leads, reports, resumes] = limits.map(({ count }) => count);
  expect(policy).toContain(
    `In one hour, ${words} at most ${leads} requests, ${reports} requests for the salary report and ${resumes} applications.`,
  );
});

it("the privacy policy states how many emails are sent to one address per day, and how long files are counted", async () => {
  const emailLimit = await limit("sender_mails", "email");
  expect(emailLimit.window).toBe(seconds.day);
  expect(policy).toContain(`In one day, we send at most ${emailLimit.count} emails to an address`);
  const networkLimit = await limit("sender_mails", "network");
  expect(networkLimit.window).toBe(seconds.day);
  expect(policy).toContain(
    `and at most ${networkLimit.count} in all to addresses that were typed in one network`,
  );
  for (const subject of ["address", "network"])
    for (const scope of ["resumes", "receipt_guesses", "form_counts"])
      expect((await limit(scope, subject)).window).toBe(seconds.hour);
  expect((await limit("receipt_changes", "submission")).window).toBe(seconds.day);
  expect(policy).toContain(
    "Attempts to open a receipt are counted by network address and by the network around it for one hour, and changes to one submission for one day.",
  );
  expect(policy).toContain(
    "Resume files, and calls that tell us what happened to a form, are counted by network address and by the network around it for one hour.",
  );
});

it("the privacy policy states how long requests for job alerts are counted", async () => {
  for (const subject of ["address", "network"])
    expect((await limit("job_alerts", subject)).window).toBe(seconds.hour);
  expect((await limit("job_alerts", "email")).window).toBe(seconds.day);
  expect((await limit("left_alerts", "email")).window).toBe(7 * seconds.day);
  expect(policy).toContain("by email for one day, or for a week if that email had ended its alerts.");
});

it("the privacy policy lists everything by which the database counts requests", async () => {
  // Links of operators are no matter of visitors.
  const counted = await database.query<{ line: string }>(
    `select scope || ' by ' || string_agg(subject, ', ' order by subject) as line
     from private.rate_limits where subject <> 'total' and scope <> 'operator_links' group by scope order by scope`,
  );
  expect(counted.map(({ line }) => line)).toEqual([
    "contact_submissions by address, email",
    "form_counts by address, network",
    "job_alerts by address, email, network",
    "left_alerts by email",
    "receipt_changes by submission",
    "receipt_guesses by address, network",
    "resume_megabytes by address, network",
    "resume_submissions by address, email",
    "resumes by address, network",
    "salary_report_downloads by address, email",
    "sender_mails by email, network",
  ]);
});

it.each([
  ["address", "calls of one network address in an hour; more are not counted"],
  ["network", "calls of one network (IPv4 /24, IPv6 /48) in an hour"],
])("docs/behavior lists the database's limit on form counts per %s", async (subject, row) => {
  expect((await limit("form_counts", subject)).count).toBe(readBehaviorNumber("Counts of forms", row));
});

it("the privacy policy lists everything that is counted about a form, and the table has no other columns", async () => {
  const phrases: Record<string, string> = {
    day: "the day's numbers",
    form: "which form it was",
    context: "where it was placed",
    partner: "which partner",
    page: "the page's address without anything after a question mark",
    shown: "seen",
    started: "started",
    sent: "sent",
    failed: "failed",
  };
  const columns = await database.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_schema = 'private' and table_name = 'form_counts'",
  );
  expect(columns.map(({ name }) => name).sort()).toEqual(Object.keys(phrases).sort());
  const paragraph = policy.split("\n").find((line) => line.startsWith("We count how our forms perform."));
  for (const word of Object.values(phrases)) expect(paragraph).toContain(word);
  expect(paragraph).toContain("Global Privacy Control");
});

it("the privacy policy states the database's retention periods and the reasons for a hold", async () => {
  const periods = await database.query<{ name: string; months: number; counted: string }>(
    "select submission_table as name, months, counted_from as counted from private.retention",
  );
  const names: Record<string, string> = {
    contact_submissions: "A request",
    resume_submissions: "A resume or application",
    salary_report_downloads: "A request for the salary report",
  };
  for (const { name, months, counted } of periods)
    expect(policy).toContain(
      `**${names[name]}** is deleted ${formatPeriod(months, counted, layout.periods)}.`,
    );
  expect(periods).toHaveLength(3);
  for (const reason of ["signed agreement", "dispute", "a law requires it", "you asked us to keep it"])
    expect(policy).toContain(reason);
});

it("the privacy policy states how long the server stores backups", () => {
  const { toContentOptions } = readBackendOptions({ BACKUP_DIR: "backups" }, 0);
  const { backups } = toContentOptions(loadDataFiles(process.cwd()));
  expect(policy).toContain(
    `Backups hold deleted data for ${backups?.days} days at most, or until a newer backup can be made if that takes longer;`,
  );
});
