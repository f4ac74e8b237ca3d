import type { CommandName } from "../site/settings/commands.ts";
import { readArguments, UsageError } from "../site/settings/run-command.ts";

export function readArgumentsOrExit<Name extends CommandName>(name: Name) {
  try {
    return readArguments(name);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exit(2);
  }
}
