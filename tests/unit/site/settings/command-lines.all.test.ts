import { readFileSync } from "node:fs";
import { afterEach, expect, it, vi } from "vitest";
import {
  formatCommandLine,
  commands,
  type Command,
  type CommandName,
} from "../../../../site/settings/commands.ts";
import { readArguments } from "../../../../site/settings/run-command.ts";
import { runNode } from "../../../run-command.ts";

const names = Object.keys(commands) as CommandName[];
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

afterEach(() => {
  vi.restoreAllMocks();
});

const splitScript = (name: CommandName): string[] =>
  (scripts[name] ?? "").replaceAll('"', "").split(" ").slice(1);

function readHelp(name: CommandName): string {
  let help = "";
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    help += String(text);
    return true;
  });
  vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  expect(() => readArguments(name, ["--help"])).toThrow("exit 0");
  return help;
}

it.each(names)("the help of the command %s lists its usage and its options", (name) => {
  const help = readHelp(name);
  const { usage, options = {} }: Command = commands[name];
  expect(help.startsWith(formatCommandLine(name))).toBe(true);
  for (const usageLine of usage) expect(help).toContain(usageLine);
  for (const option of Object.keys(options)) expect(help).toContain(`--${option}`);
});

it("a command prints its help and exits", async () => {
  expect(await runNode([...splitScript("submissions"), "--help"])).toEqual({
    code: 0,
    output: readHelp("submissions"),
    errors: "",
  });
});

// Omit `dev`, whose watcher only exits on a signal.
const rejectingNames = names.filter((name) => name !== "dev");

const describeRefusal = (name: CommandName): string =>
  `Unknown option '--foo'. ${formatCommandLine(name)} -- --help shows the usage.\n`;

it("all commands reject unknown options", async () => {
  await Promise.all(
    rejectingNames.map(async (name) => {
      const result = await runNode([...splitScript(name), "--foo"]);
      expect(result, name).toMatchObject({ output: "", errors: describeRefusal(name) });
      expect(result.code, name).toBeGreaterThan(0);
    }),
  );
});
