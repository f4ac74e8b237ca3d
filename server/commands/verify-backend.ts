import { runCommand } from "../../site/model/run-command.ts";
import { parseVerifyArguments } from "../verification/verify-arguments.ts";
import { verifyBackend } from "../verification/verify-backend.ts";

/** `npm run verify-backend`: proves at a running Supabase what visitors may do and what they may not. */
await runCommand(async () => {
  const failed = await verifyBackend(parseVerifyArguments(process.argv.slice(2)), (line) => {
    console.log(line);
  });
  if (failed > 0) process.exitCode = 1;
});
