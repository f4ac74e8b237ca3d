import { EnvironmentError, readBuildEnvironment } from "../../../site/settings/environment.ts";
import { readArguments, UsageError } from "../../../site/settings/read-arguments.ts";
import { PUBLISHABLE_KEY } from "../../../site/settings/publishable-key.ts";

/** Which backend is to be proved, and with which key. */
export interface VerifyArguments {
  /** Origin and path of a Supabase project, without a slash at its end. */
  url: string;
  /** Absent, the key that pages of `npm start` carry. */
  publishableKey: string;
}

const wrong = (message: string) => new UsageError("verify-backend", message);

/**
 * Reads the command line of `npm run verify-backend`.
 * @throws UsageError for anything that makes no sense, a secret key among it: with one every request is allowed
 */
export function parseVerifyArguments(args: string[]): VerifyArguments {
  const { url, key = PUBLISHABLE_KEY } = readArguments("verify-backend", args).values;
  if (!url) throw wrong("--url is missing: the address of the Supabase project.");
  try {
    const { supabase } = readBuildEnvironment({ SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key });
    return supabase ?? { url, publishableKey: key };
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    throw wrong(error.message.replace("SUPABASE_URL", "--url").replace("SUPABASE_PUBLISHABLE_KEY", "--key"));
  }
}
