import { EnvironmentError, readBuildEnvironment } from "../../../site/settings/environment.ts";
import { readArguments, UsageError } from "../../../site/settings/read-arguments.ts";
import { PUBLISHABLE_KEY } from "../../../site/settings/publishable-key.ts";

export type VerifyArguments = ReturnType<typeof parseVerifyArguments>;

const usageError = (message: string) => new UsageError("verify-backend", message);

/**
 * Parses the command line of `npm run verify-backend`. The key defaults to the one in pages that `npm start` serves.
 * @throws UsageError for invalid arguments, including a secret key, which would bypass all policies
 */
export function parseVerifyArguments(args: string[]) {
  const { url, key = PUBLISHABLE_KEY } = readArguments("verify-backend", args).values;
  if (!url) throw usageError("--url is missing: the address of the Supabase project.");
  try {
    const { supabase } = readBuildEnvironment({ SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: key });
    return supabase ?? { url, publishableKey: key };
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    throw usageError(
      error.message.replace("SUPABASE_URL", "--url").replace("SUPABASE_PUBLISHABLE_KEY", "--key"),
    );
  }
}
