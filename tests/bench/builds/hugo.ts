import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Builder } from "./builder.ts";
import { FOOTER, HEAD, HEADER, ORIGIN } from "./page-frame.ts";
import { writeFiles } from "./write-files.ts";

const CONFIG = `baseURL = "${ORIGIN}/"
languageCode = "en-US"
uglyURLs = true
disableKinds = ["home", "section", "taxonomy", "term", "RSS", "sitemap", "robotsTXT", "404"]
[markup.goldmark.renderer]
unsafe = true
[markup.highlight]
codeFences = false
`;

const LAYOUT = `<!doctype html>
<html lang="en-US">
<head>${HEAD}<title>{{ .Title }}</title><meta name="description" content="{{ .Description }}"><link rel="canonical" href="{{ .Permalink }}"></head>
<body>${HEADER}<main><article><h1>{{ .Title }}</h1><p>{{ .Params.excerpt }}</p>{{ .Content }}</article></main>${FOOTER}</body>
</html>
`;

/** Hugo where it is installed. */
export const hugo: Builder = {
  name: "Hugo",
  prepare: ({ articles, folder }) => {
    const [, version] =
      /v(\d[\d.]*)/.exec(spawnSync("hugo", ["version"], { encoding: "utf8" }).stdout ?? "") ?? [];
    if (version === undefined)
      throw new Error("there is no `hugo` on this machine; Debian has a package of that name");
    writeFiles(folder, { "hugo.toml": CONFIG, "layouts/_default/single.html": LAYOUT });
    const output = join(folder, "out");
    return {
      label: `Hugo ${version}`,
      command: {
        program: "hugo",
        args: [
          "--quiet",
          "--contentDir",
          articles,
          "--destination",
          output,
          "--cacheDir",
          join(folder, "cache"),
        ],
        cwd: folder,
      },
      leftovers: [output, join(folder, "cache"), join(folder, "resources")],
      page: (slug) => join(output, `${slug}.html`),
    };
  },
};
