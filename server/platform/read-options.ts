import { parseArgs, type ParseArgsConfig } from "node:util";
import { oneLine } from "./backend-error.ts";

/** Reads a command line as `node:util` does; what it makes no sense of is refused in one line with the command's usage. */
export function readOptions<const Config extends Omit<ParseArgsConfig, "args">>(
  args: string[],
  config: Config,
  wrong: (message: string) => Error,
) {
  try {
    return parseArgs({ ...config, args });
  } catch (error) {
    throw wrong(`${oneLine(error).replace(/\. .*$/, "")}.`);
  }
}
