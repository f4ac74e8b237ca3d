import { loadLocalizedData } from "../../model/loading/load-data.ts";
import { readArguments, runCommand } from "../../site/settings/run-command.ts";
import { checkLaunch, parseLaunchOptions } from "../operator/launch/check-launch.ts";

/** The part of `npm run check -- --live --url …` that looks at the published site. */
await runCommand(async () => {
  const options = parseLaunchOptions(readArguments("check").values);
  const root = process.cwd();
  const launch = { ...options, env: process.env, root, content: loadLocalizedData(root) };
  if ((await checkLaunch(launch, (line) => console.log(line))) > 0) process.exitCode = 1;
});
