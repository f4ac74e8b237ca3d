import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useDataFolder } from "../data-folder-fixture.ts";
import { copyEmbeddedTemplate } from "../embedded-template.ts";
import { postAsVisitor } from "../post-as-visitor.ts";
import { sampleRows } from "../sample-rows.ts";
import { describeBackend } from "../served-backend.ts";
import { killProcess, parseReadyLine, type ServerProcess } from "../server-process.ts";
import { send, signIn } from "./desk-client.ts";
import { startDesk, type RunningDesk } from "./start-desk.ts";
import { storeSubmission } from "./lead-samples.ts";

afterEach(() => void vi.restoreAllMocks());

async function signInToApi({ origin, session }: RunningDesk) {
  const { authorization } = await signIn(origin, session.key);
  return async (path: string): Promise<{ status: number; error?: string }> => {
    const { status, body } = await send(origin, `/api${path}`, { headers: { authorization } });
    return { status, ...(status === 200 ? {} : (JSON.parse(body) as { error: string })) };
  };
}

const listPaths = (id: string) => [
  "/revision",
  "/counts",
  "/leads?",
  "/deliveries?state=failed",
  `/leads/resume_submissions/${id}`,
  `/resumes/${id}/download`,
];

describe("the desk with a frozen server", () => {
  const folder = useDataFolder();
  const id = crypto.randomUUID();
  let server: ServerProcess;
  let desk: RunningDesk;
  beforeEach(async () => {
    await copyEmbeddedTemplate(folder.path);
    server = await folder.start();
    desk = await startDesk({ DATA_DIR: folder.path });
    const row = { ...sampleRows.salary_report_downloads, id };
    const { status } = await postAsVisitor(parseReadyLine(server)).insert("salary_report_downloads", row);
    expect(status).toBe(201);
  });
  afterEach(() => desk.stop());

  it("reports that the server does not respond and what to do, and continues once the server responds", async () => {
    const ask = await signInToApi(desk);
    const lead = `/leads/salary_report_downloads/${id}`;
    expect(await ask(lead)).toEqual({ status: 200 });
    server.child.kill("SIGSTOP");
    const answers = await Promise.all([lead, ...listPaths(id)].map(ask));
    for (const answer of answers)
      expect(answer).toEqual({
        status: 503,
        error: expect.stringMatching(
          /^The server that uses \S+ has not responded for 4 seconds\. .*; then try again\.$/,
        ) as string,
      });
    server.child.kill("SIGCONT");
    expect(await ask(lead)).toEqual({ status: 200 });
  });

  it("reports that the database is unavailable once the server is gone", async () => {
    const ask = await signInToApi(desk);
    await killProcess(server);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    for (const path of listPaths(id))
      expect([path, await ask(path)]).toEqual([
        path,
        { status: 503, error: "The database is unavailable right now. Try again in a moment." },
      ]);
  });
});

describeBackend("the desk with a failing database", (backend) => {
  let desk: RunningDesk;
  beforeEach(async () => {
    desk = await startDesk(backend.environment);
  });
  afterEach(() => desk.stop());

  it("does not report a submission as deleted, and prints the database's message only in the terminal", async () => {
    const id = await storeSubmission(backend.database, "contact_submissions");
    const ask = await signInToApi(desk);
    const lead = `/leads/contact_submissions/${id}`;
    expect(await ask(lead)).toEqual({ status: 200 });
    await backend.database.run("alter view private.leads rename to leads_elsewhere");
    const consoleError = vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(await ask(lead)).toEqual({
      status: 500,
      error:
        "The desk could not complete this action. The reason is in the terminal where npm run desk is running.",
    });
    expect(consoleError.mock.calls.flat().join()).toContain('relation "private.leads" does not exist');
    await backend.database.run("alter view private.leads_elsewhere rename to leads");
    expect(await ask(lead)).toEqual({ status: 200 });
  });
});
