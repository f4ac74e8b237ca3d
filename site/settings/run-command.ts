import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect, parseArgs } from "node:util";
import { ExpectedError } from "../../model/expected-error.ts";
import { commands, formatCommandLine, type Command, type CommandName } from "./commands.ts";

type Options<Name extends CommandName> = (typeof commands)[Name] extends { options: infer All }
  ? All
  : object;

export type ArgumentsOf<Name extends CommandName> = {
  [Option in keyof Options<Name>]?: Options<Name>[Option] extends { multiple: true }
    ? string[]
    : Options<Name>[Option] extends { type: "string" }
      ? string
      : boolean;
};

/** Runs a command. If it throws, prints a readable message and exits with code 1. */
export async function runCommand(command: () => Promise<void> | void): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exitCode = 1;
  }
}

/**
 * Describes an error. An expected error is described by its message, an operating system error in one line,
 * and any other error by its message and the path of a file with the stack trace, for bug reports.
 */
export function describeFailure(error: unknown): string {
  if (error instanceof ExpectedError) return error.message;
  if (error instanceof Error && "syscall" in error && "code" in error)
    return `Operating system error: ${error.message}`;
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return `This is a bug: ${what}\n${saveStackTrace(inspect(error))}`;
}

function saveStackTrace(stack: string): string {
  try {
    const file = join(mkdtempSync(join(tmpdir(), "ridgebeam-fault-")), "stack.txt");
    writeFileSync(file, `${stack}\n`);
    return `Please report it, and attach ${file}, which contains the stack trace.`;
  } catch {
    return `Please report it with this stack trace:\n${stack}`;
  }
}

export class UsageError extends ExpectedError {
  override name = "UsageError";

  constructor(command: CommandName, message: string) {
    super(`${message} ${formatCommandLine(command)} -- --help shows the usage.`);
  }
}

/**
 * Parses a command line according to the command's definition. `--help` prints the usage and exits.
 * @param args the arguments after the command's name
 * @throws UsageError for an unknown option or argument
 */
export function readArguments<Name extends CommandName>(
  name: Name,
  args: readonly string[] = process.argv.slice(2),
): { values: ArgumentsOf<Name>; words: string[] } {
  if (args.includes("--help") || args.includes("-h")) {
    process.stdout.write(`${describeCommand(name)}\n`);
    process.exit(0);
  }
  const { options = {}, takesPositionals: allowPositionals = false }: Command = commands[name];
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals });
    return { values: values as ArgumentsOf<Name>, words: positionals };
  } catch (error) {
    // Keep only the first sentence, because the rest of Node's message suggests syntax that does not apply here.
    const [problem = ""] = (error as Error).message.split(/\. |\.?\n/);
    throw new UsageError(name, `${problem.replace(/\.$/, "")}.`);
  }
}

function describeCommand(name: CommandName): string {
  const { usage, description, options = {}, docsPage }: Command = commands[name];
  const lines = Object.entries(options).map(([option, { type, description }]): [string, string] => [
    `  --${option}${type === "string" ? " …" : ""}`,
    description,
  ]);
  const width = Math.max(0, ...lines.map(([option]) => option.length)) + 2;
  return [
    ...usage.map((words) =>
      words === "" ? formatCommandLine(name) : `${formatCommandLine(name)} -- ${words}`,
    ),
    "",
    `${description.charAt(0).toUpperCase()}${description.slice(1).replaceAll("`", "")}.`,
    ...(lines.length > 0
      ? ["", ...lines.map(([option, description]) => option.padEnd(width) + description)]
      : []),
    "",
    `More: ${docsPage}`,
  ].join("\n");
}
