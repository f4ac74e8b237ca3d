import { describeFailure } from "../site/settings/run-command.ts";
import { cleanEnvironment } from "./clean-environment.ts";

export interface CommandResult {
  code: number;
  output: string;
  errors: string;
}

type Command = (
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  print: (text: string) => void,
) => Promise<void>;

/** Runs the function of a command without its own process, which would take a second to start. */
export async function runHere(
  command: Command,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<CommandResult> {
  let output = "";
  try {
    await command(args, cleanEnvironment(environment), (text) => (output += `${text}\n`));
    return { code: 0, output, errors: "" };
  } catch (error) {
    return { code: 1, output, errors: `${describeFailure(error)}\n` };
  }
}
