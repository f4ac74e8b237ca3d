import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BackendError } from "../platform/backend-error.ts";
import { readArguments, runCommand } from "../../site/settings/run-command.ts";
import { toNginxRules } from "../http/nginx-rules.ts";

/** `npm run --silent nginx`: prints the nginx rules for `dist/` (docs/deploy/static-host.md). */
await runCommand(() => {
  readArguments("nginx");
  if (!existsSync("dist/_headers"))
    throw new BackendError("There is no dist/ folder. Run npm run build first.");
  const read = (name: string): string => readFileSync(join("dist", name), "utf8");
  const pages = readdirSync("dist", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html") && !["index.html", "404.html"].includes(file))
    .map((file) => `/${file.replace(/\.html$/, "")}`);
  const gone = read("_gone.txt").split("\n").filter(Boolean);
  process.stdout.write(toNginxRules(read("_headers"), read("_redirects"), pages, gone));
});
