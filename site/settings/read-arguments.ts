import { parseArgs } from "node:util";
import { commands, formatCommandLine, type Command, type CommandName } from "./commands.ts";
import { ExpectedError } from "../../model/expected-error.ts";

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
