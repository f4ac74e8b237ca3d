import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { runCommand } from "../run-command.ts";
import { useDataFolder } from "./data-folder-fixture.ts";
import { signIn } from "./desk/desk-client.ts";
import { startDesk } from "./desk/start-desk.ts";
import { copyEmbeddedTemplate } from "./embedded-template.ts";
import { postAsVisitor } from "./post-as-visitor.ts";
import { killProcess, parseReadyLine, type ServerProcess } from "./server-process.ts";

const folder = useDataFolder();
let server: ServerProcess;
beforeEach(async () => {
  await copyEmbeddedTemplate(folder.path);
  server = await folder.start();
});

it("every operator command ends within 10 seconds while the server is frozen", async () => {
  const before = performance.now();
  await runCommand("submissions", [], { DATA_DIR: "/nonexistent" });
  const startupTime = performance.now() - before;
  server.child.kill("SIGSTOP");
  const commands = [
    ["submissions"],
    ["deliveries"],
    ["desk"],
    ["backup", "/nonexistent/archive.tgz"],
  ] as const;
  for (const [command, ...args] of commands) {
    const started = performance.now();
    const { code, output, errors } = await runCommand(command, args, { DATA_DIR: folder.path });
    expect([command, code, output]).toEqual([command, 1, ""]);
    expect(errors).toMatch(
      /^The server that uses \S+ has not responded for 6 seconds\. Resume it if it is suspended, or stop it; then try again\.\n$/,
    );
    expect(performance.now() - started - startupTime).toBeLessThan(10_000);
  }
});

async function signInToDesk() {
  const desk = await startDesk({ DATA_DIR: folder.path });
  onTestFinished(() => desk.stop());
  return signIn(desk.origin, desk.session.key);
}

const id = crypto.randomUUID();
const paths = [
  "/revision",
  "/counts",
  "/leads?",
  "/deliveries?state=failed",
  `/leads/salary_report_downloads/${id}`,
  `/resumes/${id}/download`,
];

it("the desk reports that the server is frozen and what to do, and continues once the server responds", async () => {
  const row = { id, email: "kim@example.com" };
  expect((await postAsVisitor(parseReadyLine(server)).insert("salary_report_downloads", row)).status).toBe(
    201,
  );
  const { get } = await signInToDesk();
  server.child.kill("SIGSTOP");
  const failures = paths.map((path) =>
    expect(get(path), path).rejects.toThrow(
      /^503 \{"error":"The server that uses \S+ has not responded for 6 seconds\. .*; then try again\."\}$/,
    ),
  );
  await Promise.all(failures);
  server.child.kill("SIGCONT");
  expect(await get(`/leads/salary_report_downloads/${id}`)).toMatchObject({ lead: { id } });
});

it("the desk reports that the database is unavailable once the server is gone", async () => {
  const { get } = await signInToDesk();
  await killProcess(server);
  const consoleError = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => consoleError.mockRestore());
  for (const path of paths)
    await expect(get(path), path).rejects.toThrow(
      '503 {"error":"The database is unavailable right now. Try again in a moment."}',
    );
});
