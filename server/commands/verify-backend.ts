import { readSetting } from "../../site/settings/environment.ts";
import { runCommand } from "../../site/settings/run-command.ts";
import { parseVerifyArguments, verifyBackend } from "../operator/verification/verify-backend.ts";

/** `npm run verify-backend`: tests what visitors can and cannot do in a running Supabase project. */
await runCommand(async () => {
  const databaseUrl = readSetting(process.env.DATABASE_URL);
  const options = { ...parseVerifyArguments(process.argv.slice(2)), databaseUrl };
  const failureCount = await verifyBackend(options, (line) => console.log(line));
  if (failureCount > 0) process.exitCode = 1;
});
