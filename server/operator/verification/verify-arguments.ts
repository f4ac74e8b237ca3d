import { BackendError } from "../../platform/backend-error.ts";
import { readOptions } from "../../platform/read-options.ts";
import { EnvironmentError, readBuildEnvironment } from "../../../site/settings/environment.ts";
import { PUBLISHABLE_KEY } from "../../../site/settings/publishable-key.ts";

/** Which backend is to be proved, and with which key. */
export interface VerifyArguments {
  /** Origin and path of a Supabase project, without a slash at its end. */
  url: string;
  /** Absent, the key that pages of `npm start` carry. */
  publishableKey: string;
}

const usage = "verify-backend --url https://<project>.supabase.co [--key sb_publishable_…]";
const wrong = (message: string) => new BackendError(`${message} Usage: ${usage}`);

const options = { url: { type: "string" }, key: { type: "string" } } as const;

/**
 * Reads the command line of `npm run verify-backend`.
 * @throws BackendError, one line, for anything that makes no sense, a secret key among it: with one every request is allowed
 */
export function parseVerifyArguments(args: string[]): VerifyArguments {
  const { url, key = PUBLISHABLE_KEY } = readOptions(args, { options }, wrong).values;
  if (!url) throw wrong("--url is missing: the address of the Supabase project.");
  try {
    const { supabase } = readBuildEnvironment({ SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key });
    return supabase ?? { url, publishableKey: key };
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    throw wrong(error.message.replace("SUPABASE_URL", "--url").replace("SUPABASE_PUBLISHABLE_KEY", "--key"));
  }
}
