import "./production-react.ts";
import { makeDataFolder, readPublishableKey } from "./backend/data-folder.ts";
import { buildSite } from "./build-site.ts";
import { readDataDir } from "./environment.ts";
import { runCommand } from "./run-command.ts";

/** `npm run build`: the site in `dist/`, for any static host. */
await runCommand(async () => {
  const localKey = await readPublishableKey(await makeDataFolder(readDataDir(process.env)));
  const { files, seconds } = await buildSite({ root: process.cwd(), env: process.env, localKey });
  console.log(`Wrote ${files} files to dist/ in ${seconds.toFixed(1)} s.`);
});
