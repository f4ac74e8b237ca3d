import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { formatCommandLine, commands, type CommandName } from "../../../../site/settings/commands.ts";
import { cleanEnvironment } from "../../../clean-environment.ts";

const names = Object.keys(commands) as CommandName[];
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

function run(name: CommandName, ...args: string[]): Promise<{ code: number; out: string; errors: string }> {
  const [, ...script] = (scripts[name] ?? "").replaceAll('"', "").split(" ");
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [...script, ...args],
      { env: cleanEnvironment({}) },
      (_, out, errors) => resolve({ code: child.exitCode ?? -1, out, errors }),
    );
  });
}

// Omit `dev`, whose watcher only exits on a signal.
it.each(names.filter((name) => name !== "dev"))(
  "the command %s prints its usage, and rejects unknown options",
  async (name) => {
    const help = await run(name, "--help");
    expect(help).toMatchObject({ code: 0, errors: "" });
    expect(help.out.startsWith(formatCommandLine(name))).toBe(true);
    for (const usageLine of commands[name].usage) expect(help.out).toContain(usageLine);
    for (const option of Object.keys(commands[name].options)) expect(help.out).toContain(`--${option}`);
    const refusal = await run(name, "--foo");
    expect(refusal.code).toBeGreaterThan(0);
    expect(refusal.out).toBe("");
    expect(refusal.errors).toBe(
      `Unknown option '--foo'. ${formatCommandLine(name)} -- --help shows the usage.\n`,
    );
  },
);
