import { publishSite } from "./steps/publish-site.ts";
import { readEmbedRelease } from "./embed/read-release.ts";
import { runCommand } from "../site/model/run-command.ts";

/** `npm run build`: the site in `dist/`, for any static host. */
await runCommand(async () => {
  const prune = process.argv.includes("--prune");
  const withoutSocialImages = process.argv.includes("--without-social-images");
  const inputs = { root: process.cwd(), env: process.env, prune, withoutSocialImages };
  const { files, seconds } = await publishSite(inputs);
  console.log(`Wrote ${files} files to dist/ in ${seconds.toFixed(1)} s.`);
  const { file, integrity } = readEmbedRelease("dist");
  console.log(`Partners may pin ${file} with integrity="${integrity}".`);
});
