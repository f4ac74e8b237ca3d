import "./production-react.ts";
import { makeDataFolder, readPublishableKey } from "./backend/data-folder.ts";
import { buildSite } from "./build-site.ts";
import { readEmbedRelease } from "./embed/read-release.ts";
import { readDataDir } from "./environment.ts";
import { runCommand } from "./run-command.ts";

/** `npm run build`: the site in `dist/`, for any static host. */
await runCommand(async () => {
  const localKey = await readPublishableKey(await makeDataFolder(readDataDir(process.env)));
  const prune = process.argv.includes("--prune");
  const withoutSocialImages = process.argv.includes("--without-social-images");
  const inputs = { root: process.cwd(), env: process.env, localKey, prune, withoutSocialImages };
  const { files, seconds } = await buildSite(inputs);
  console.log(`Wrote ${files} files to dist/ in ${seconds.toFixed(1)} s.`);
  const { file, integrity } = readEmbedRelease("dist");
  console.log(`Partners may pin ${file} with integrity="${integrity}".`);
});
