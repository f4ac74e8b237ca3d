import { existsSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { installPackages } from "../install-packages.ts";
import type { Builder } from "./builder.ts";
import { FOOTER, HEAD, HEADER, ORIGIN } from "./page-frame.ts";
import { readVersion, writeFiles } from "./write-files.ts";

/** The current version that runs on this Node; Astro 6 and later ask for Node 22. */
const VERSION = Number.parseInt(process.versions.node) < 22 ? "5.18.2" : "7.3.5";

const CONFIG = `export default {
  site: "${ORIGIN}",
  cacheDir: "./.cache",
  build: { format: "file" },
  markdown: { syntaxHighlight: false },
};
`;

const collection = (articles: string): string => `import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
const loader = glob({ pattern: "*.md", base: ${JSON.stringify(articles)} });
export const collections = { insights: defineCollection({ loader }) };
`;

const PAGE = `---
import { getCollection, render } from "astro:content";
export async function getStaticPaths() {
  return (await getCollection("insights")).map((entry) => ({ params: { slug: entry.id }, props: { entry } }));
}
const { entry } = Astro.props;
const { title, description, excerpt } = entry.data;
const { Content } = await render(entry);
---
<!doctype html>
<html lang="en-US">
<head>${HEAD}<title>{title}</title><meta name="description" content={description} /><link rel="canonical" href={Astro.url} /></head>
<body>${HEADER}<main><article><h1>{title}</h1><p>{excerpt}</p><Content /></article></main>${FOOTER}</body>
</html>
`;

/** Astro with the articles as a content collection. */
export const astro: Builder = {
  name: "Astro",
  prepare: ({ articles, folder, shared }) => {
    const installed = join(shared, "astro");
    if (!existsSync(installed)) installPackages(installed, [`astro@${VERSION}`]);
    writeFiles(folder, {
      "package.json": JSON.stringify({ private: true, type: "module" }),
      "astro.config.mjs": CONFIG,
      "src/content.config.ts": collection(articles),
      "src/pages/[slug].astro": PAGE,
    });
    symlinkSync(join(installed, "node_modules"), join(folder, "node_modules"));
    const output = join(folder, "dist");
    return {
      label: `Astro ${readVersion(folder, "astro")}`,
      command: {
        program: process.execPath,
        args: ["node_modules/astro/astro.js", "build"],
        cwd: folder,
        env: { ASTRO_TELEMETRY_DISABLED: "1" },
      },
      leftovers: [output, join(folder, ".cache"), join(folder, ".astro")],
      page: (slug) => join(output, `${slug}.html`),
    };
  },
};
