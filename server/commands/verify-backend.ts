import { runCommand } from "../../site/settings/run-command.ts";
import { parseVerifyArguments } from "../operator/verification/verify-arguments.ts";
import { verifyBackend } from "../operator/verification/verify-backend.ts";

/** `npm run verify-backend`: proves at a running Supabase what visitors may do and what they may not. */
await runCommand(async () => {
  const failed = await verifyBackend(parseVerifyArguments(process.argv.slice(2)), (line) => {
    console.log(line);
  });
  if (failed > 0) process.exitCode = 1;
});
