import { symlinkSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { Builder } from "./builder.ts";
import { FOOTER, HEAD, HEADER, ORIGIN } from "./page-frame.ts";
import { readVersion, writeFiles } from "./write-files.ts";

const LAYOUT = `<!doctype html>
<html lang="en-US">
<head>${HEAD}<title>{{ title }}</title><meta name="description" content="{{ description }}"><link rel="canonical" href="${ORIGIN}{{ page.url }}"></head>
<body>${HEADER}<main><article><h1>{{ title }}</h1><p>{{ excerpt }}</p>{{ content | safe }}</article></main>${FOOTER}</body>
</html>
`;

/** Plain Eleventy, the project's own version, with a Nunjucks layout; Markdown is not compiled as a template besides. */
export const eleventy: Builder = {
  name: "Eleventy",
  prepare: ({ articles, folder }) => {
    const input = relative(folder, articles);
    const dir = { input, includes: relative(articles, join(folder, "layouts")), output: "out" };
    const settings = { templateFormats: ["md"], markdownTemplateEngine: false, dir };
    writeFiles(folder, {
      "layouts/article.njk": LAYOUT,
      "eleventy.config.mjs": `export default function (config) {
  config.setDataFileSuffixes([]);
  config.addGlobalData("layout", "article.njk");
  return ${JSON.stringify(settings)};
}
`,
    });
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
    const output = join(folder, "out");
    return {
      label: `Eleventy ${readVersion(folder, "@11ty/eleventy")}, Nunjucks layout`,
      command: {
        program: process.execPath,
        args: ["node_modules/@11ty/eleventy/cmd.cjs", "--quiet", "--config=eleventy.config.mjs"],
        cwd: folder,
      },
      leftovers: [output],
      page: (slug) => join(output, slug, "index.html"),
    };
  },
};
