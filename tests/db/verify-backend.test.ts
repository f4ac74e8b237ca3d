import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { parseVerifyArguments, verifyBackend } from "../../server/operator/verification/verify-backend.ts";
import { tableNames } from "./sample-rows.ts";
import { describeBackend, useEmbeddedBackend } from "./served-backend.ts";
import { serve } from "../serve.ts";
import { runCommand } from "../run-command.ts";

async function verify(url: string, publishableKey: string) {
  const lines: string[] = [];
  const failureCount = await verifyBackend({ url, publishableKey }, (line) => lines.push(line));
  const names = lines.flatMap((line) => /^FAILED {2}(.*?): got /.exec(line)?.[1] ?? []);
  return { failureCount, lines, names };
}

describeBackend("npm run verify-backend", (backend, isFastest) => {
  beforeAll(() => backend.reset());

  it("finds nothing to fix, and first announces what it writes and how to remove the rows", async () => {
    const { code, output, errors } = await runCommand("verify-backend", ["--url", backend.url]);
    const lines = output.trimEnd().split("\n");
    const failed = lines.filter((line) => line.startsWith("FAILED"));
    expect([code, errors, failed]).toEqual([0, "", []]);
    const checks = lines.filter((line) => /^ok {6}\S/.test(line));
    expect(lines.at(-1)).toBe(`${checks.length} checks: ${checks.length} ok, 0 failed.`);
    const email = /verify-backend\.[0-9a-f]{8}@example\.com/.exec(lines[0] ?? "")?.[0];
    for (const table of tableNames) {
      const sql = `select email from public.${table} where email = $1`;
      expect(await backend.database.query(sql, [email]), table).toHaveLength(2);
    }
    await backend.database.query(
      "insert into public.salary_report_downloads (email) values ('kim@example.com')",
    );
    for (const statement of lines.filter((line) => line.startsWith("  delete from ")))
      await backend.database.run(statement);
    const remainingEmails = tableNames
      .map((table) => `select email from public.${table}`)
      .join(" union all ");
    expect(await backend.database.query(remainingEmails)).toEqual([{ email: "kim@example.com" }]);
  });

  if (isFastest)
    it("throws a one-line error, before writing anything, if the key is rejected", async () => {
      const before = await backend.database.query("select from public.salary_report_downloads");
      await expect(verify(backend.url, "sb_publishable_wrong")).rejects.toThrow(
        /^http\S+ rejects the key \(401 [^\n]*$/,
      );
      expect(await backend.database.query("select from public.salary_report_downloads")).toEqual(before);
    });
});

/** What is wrong with a database's privileges, and the checks that fail. */
const faults: [weaken: string, expected: string[]][] = [
  [
    // Visitors may read submissions.
    `grant select on public.contact_submissions to anon;
     create policy weak on public.contact_submissions for select to anon using (true)`,
    [
      "contact_submissions: reading is refused",
      "contact_submissions: reading back what was inserted is refused",
      "contact_submissions: an upsert that reveals whether an id exists is refused",
    ],
  ],
  [
    // Visitors may change and delete submissions.
    `grant select (id, email), update, delete on public.resume_submissions to anon;
     create policy weak on public.resume_submissions to anon using (true)`,
    ["resume_submissions: changing is refused", "resume_submissions: deleting is refused"],
  ],
  [
    // Visitors may fill in every column.
    `grant insert on public.salary_report_downloads to anon;
     create policy weak on public.salary_report_downloads for insert to anon with check (true)`,
    [
      "salary_report_downloads: a created_at set by the sender is refused",
      "salary_report_downloads: a spam_score set by the sender is refused",
      "salary_report_downloads: spam_reasons set by the sender are refused",
    ],
  ],
  [
    // Visitors may not call the receipt functions.
    "revoke execute on function public.read_receipt(text) from anon",
    [
      "receipts: the key opens the submission",
      "receipts: read_receipt: a missing key gets the same response as a wrong one",
    ],
  ],
  [
    // Visitors may not report form events.
    "revoke execute on function public.count_forms(text) from anon",
    ["counts: form events are counted"],
  ],
  [
    // Visitors may list files and name them freely.
    `create policy weak on storage.objects for select to anon using (true);
     create policy weaker on storage.objects for insert to anon with check (true)`,
    ["resumes: listing shows nothing", "resumes: a name without a timestamp is refused"],
  ],
  [
    // Visitors may not insert submissions.
    'alter policy "Visitors add leads of this moment" on public.contact_submissions with check (false)',
    [
      "contact_submissions: a row with only what every form sends is stored",
      "contact_submissions: a row with every column, as long as forms allow, is stored",
    ],
  ],
];

// Without the right to insert, a visitor cannot try most of the other faults, so that one is alone.
describe.each([[faults.slice(0, -1)], [faults.slice(-1)]])("npm run verify-backend", (group) => {
  const backend = useEmbeddedBackend();

  it("finds what visitors may do but should not, or the reverse, and says how to fix it", async () => {
    for (const [weaken] of group) await backend.database.run(weaken);
    const { failureCount, lines, names } = await verify(backend.url, backend.publishableKey);
    expect(names).toEqual(expect.arrayContaining(group.flatMap(([, expected]) => expected)));
    expect(failureCount).toBe(names.length);
    expect(lines.at(-1)).toContain(`${failureCount} failed.`);
    for (const line of lines.filter((text) => text.startsWith("FAILED"))) expect(line).toMatch(/To fix: \S/);
  });
});

describe("npm run verify-backend on other servers", () => {
  async function serveAnswer(status: (method: string) => number, body: string) {
    const { origin, close } = await serve((request, response) => {
      request.resume().once("end", () => response.writeHead(status(request.method ?? "")).end(body));
    });
    onTestFinished(close);
    return origin;
  }

  it("fails for a server that accepts everything", async () => {
    const url = await serveAnswer(() => 200, '[{"id":"1","name":"cv.pdf"}]');
    const { lines } = await verify(url, "sb_publishable_x");
    expect(lines.filter((line) => line.startsWith("ok"))).toEqual([
      "ok      resumes: a PDF under a time-stamped name is stored",
    ]);
  });

  it("reports a used-up rate limit instead of a fault in the policies", async () => {
    const url = await serveAnswer((method) => (method === "GET" ? 200 : 429), "[]");
    const { lines } = await verify(url, "sb_publishable_x");
    expect(lines.find((line) => line.includes("only what every form sends"))).toContain(
      "raise private.rate_limits",
    );
  });

  it("distinguishes a website from a Supabase project", async () => {
    const url = await serveAnswer(() => 200, "<!doctype html><title>A page</title>");
    await expect(verify(url, "sb_publishable_x")).rejects.toThrow("does not respond like Supabase");
  });

  it("reports in one line that there is no response", async () => {
    const { code, errors } = await runCommand("verify-backend", [
      "--url",
      "http://127.0.0.1:9",
      "--key",
      "sb_publishable_x",
    ]);
    expect(code).toBe(1);
    expect(errors).toMatch(/^http:\/\/127\.0\.0\.1:9 cannot be reached: [^\n]*\n$/);
  });

  it.each([
    [[], "--url is missing"],
    [["--url", "x", "--key", "k"], '--url is "x"; expected a URL'],
    [["--url", "https://x.supabase.co", "--key", "sb_secret_0123456789"], "expected the publishable key"],
    [["more"], "Unexpected argument 'more'."],
  ])("rejects %j with one line that points to --help", (args, message) => {
    const parse = () => parseVerifyArguments(args);
    expect(parse).toThrow(message);
    expect(parse).toThrow(/^[^\n]* npm run verify-backend -- --help [^\n]*$/);
  });
});
