import "./steps/production-react.ts";
import { publishSite } from "./steps/publish-site.ts";
import { readEmbedRelease } from "./embed/read-release.ts";
import { readDataDir, readOwnKey } from "../site/model/environment.ts";
import { readLocalKey } from "../site/model/local-key.ts";
import { runCommand } from "../site/model/run-command.ts";

/** `npm run build`: the site in `dist/`, for any static host. */
await runCommand(async () => {
  const localKey = readOwnKey(process.env) ?? (await readLocalKey(readDataDir(process.env)));
  const prune = process.argv.includes("--prune");
  const withoutSocialImages = process.argv.includes("--without-social-images");
  const inputs = { root: process.cwd(), env: process.env, localKey, prune, withoutSocialImages };
  const { files, seconds } = await publishSite(inputs);
  console.log(`Wrote ${files} files to dist/ in ${seconds.toFixed(1)} s.`);
  const { file, integrity } = readEmbedRelease("dist");
  console.log(`Partners may pin ${file} with integrity="${integrity}".`);
});
