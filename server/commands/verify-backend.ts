import { runCommand } from "../../site/settings/run-command.ts";
import { parseVerifyArguments } from "../operator/verification/verify-arguments.ts";
import { verifyBackend } from "../operator/verification/verify-backend.ts";

/** `npm run verify-backend`: tests against a running Supabase project what visitors can and cannot do. */
await runCommand(async () => {
  const failed = await verifyBackend(parseVerifyArguments(process.argv.slice(2)), (line) => {
    console.log(line);
  });
  if (failed > 0) process.exitCode = 1;
});
