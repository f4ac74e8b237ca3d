import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve, relative } from "node:path";
import { writeFiles } from "../unit/write-files.ts";
import { FOOTER, HEAD, HEADER, ORIGIN } from "./page-layout.js";
import type { Command } from "./measure-command.ts";

/**
 * Installs packages in a folder outside the project, in addition to those in its package.json. Does not run
 * install scripts.
 * @param packages names and versions, such as `lighthouse@12.2.3`
 * @throws Error with npm's output if the installation fails
 */
export function installPackages(folder: string, packages: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  const manifest = join(folder, "package.json");
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true }');
  const options = ["--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
  const { status, stderr } = spawnSync("npm", ["install", ...options, ...packages], {
    cwd: folder,
    encoding: "utf8",
    timeout: 300_000,
  });
  const [, reason = "npm could not install it"] = /^npm error (?!code|errno|syscall)(.+)/m.exec(stderr) ?? [];
  if (status !== 0) throw new Error(reason);
}

export interface SiteGenerator {
  name: string;
  maxArticles?: number;
  /**
   * Prepares a build of the articles in a folder.
   * @throws Error with the reason if the generator cannot be installed
   */
  prepare: (folders: BuildFolders) => PreparedBuild;
}

interface BuildFolders {
  articlesFolder: string;
  folder: string;
  /** Folder for one-time installations, shared by all sites in a measurement. */
  sharedFolder: string;
}

export interface PreparedBuild {
  label: string;
  command: Command;
  /** Output and cache paths to remove before a cold build. */
  leftovers: readonly string[];
  page: (slug: string) => string;
}

function readVersion(folder: string, name: string): string {
  const file = join(folder, "node_modules", name, "package.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { version: string }).version;
}

/** The smallest possible site generator, in plain JavaScript to avoid compilation. */
const baseline: SiteGenerator = {
  name: "Bare floor",
  prepare: ({ articlesFolder, folder }) => {
    const output = join(folder, "out");
    return {
      label: `Bare floor, markdown-it ${readVersion(".", "markdown-it")}`,
      command: {
        program: process.execPath,
        args: ["tests/bench/plain-generator.js", articlesFolder, output],
        cwd: ".",
      },
      leftovers: [output],
      page: (slug) => join(output, `${slug}.html`),
    };
  },
};

const HUGO_CONFIG = `baseURL = "${ORIGIN}/"
languageCode = "en-US"
uglyURLs = true
disableKinds = ["home", "section", "taxonomy", "term", "RSS", "sitemap", "robotsTXT", "404"]
[markup.goldmark.renderer]
unsafe = true
[markup.highlight]
codeFences = false
`;

const HUGO_LAYOUT = `<!doctype html>
<html lang="en-US">
<head>${HEAD}<title>{{ .Title }}</title><meta name="description" content="{{ .Description }}"><link rel="canonical" href="{{ .Permalink }}"></head>
<body>${HEADER}<main><article><h1>{{ .Title }}</h1><p>{{ .Params.excerpt }}</p>{{ .Content }}</article></main>${FOOTER}</body>
</html>
`;

const hugo: SiteGenerator = {
  name: "Hugo",
  prepare: ({ articlesFolder, folder }) => {
    const [, version] =
      /v(\d[\d.]*)/.exec(spawnSync("hugo", ["version"], { encoding: "utf8" }).stdout ?? "") ?? [];
    if (version === undefined) throw new Error("hugo is not installed (Debian: apt-get install hugo)");
    writeFiles(folder, { "hugo.toml": HUGO_CONFIG, "layouts/_default/single.html": HUGO_LAYOUT });
    const output = join(folder, "out");
    return {
      label: `Hugo ${version}`,
      command: {
        program: "hugo",
        args: ["--quiet", "--contentDir", articlesFolder, "--destination", output],
        cwd: folder,
      },
      leftovers: [output, join(folder, "resources")],
      page: (slug) => join(output, `${slug}.html`),
    };
  },
};

const ELEVENTY_LAYOUT = `<!doctype html>
<html lang="en-US">
<head>${HEAD}<title>{{ title }}</title><meta name="description" content="{{ description }}"><link rel="canonical" href="${ORIGIN}{{ page.url }}"></head>
<body>${HEADER}<main><article><h1>{{ title }}</h1><p>{{ excerpt }}</p>{{ content | safe }}</article></main>${FOOTER}</body>
</html>
`;

/**
 * Eleventy without plugins, in the project's version, with a Nunjucks layout. Markdown files are not
 * preprocessed as templates.
 */
const eleventy: SiteGenerator = {
  name: "Eleventy",
  prepare: ({ articlesFolder, folder }) => {
    const input = relative(folder, articlesFolder);
    const dir = { input, includes: relative(articlesFolder, join(folder, "layouts")), output: "out" };
    const settings = { templateFormats: ["md"], markdownTemplateEngine: false, dir };
    writeFiles(folder, {
      "layouts/article.njk": ELEVENTY_LAYOUT,
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

/** The latest Astro version for the running Node version. Astro 6 and later need Node 22. */
const ASTRO_VERSION = Number.parseInt(process.versions.node) < 22 ? "5.18.2" : "7.3.5";

const ASTRO_CONFIG = `export default {
  site: "${ORIGIN}",
  cacheDir: "./.cache",
  build: { format: "file" },
  markdown: { syntaxHighlight: false },
};
`;

const astroCollection = (articlesFolder: string): string => `import { defineCollection } from "astro:content";
import { glob } from "astro/loaders";
const loader = glob({ pattern: "*.md", base: ${JSON.stringify(articlesFolder)} });
export const collections = { insights: defineCollection({ loader }) };
`;

const ASTRO_PAGE = `---
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

const astro: SiteGenerator = {
  name: "Astro",
  maxArticles: 1_000,
  prepare: ({ articlesFolder, folder, sharedFolder }) => {
    const astroFolder = join(sharedFolder, "astro");
    if (!existsSync(astroFolder)) installPackages(astroFolder, [`astro@${ASTRO_VERSION}`]);
    writeFiles(folder, {
      "package.json": JSON.stringify({ private: true, type: "module" }),
      "astro.config.mjs": ASTRO_CONFIG,
      "src/content.config.ts": astroCollection(articlesFolder),
      "src/pages/[slug].astro": ASTRO_PAGE,
    });
    symlinkSync(join(astroFolder, "node_modules"), join(folder, "node_modules"));
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

/** Site generators in the order of the results table. Its ratios are relative to the first one. */
export const SITE_GENERATORS: readonly SiteGenerator[] = [baseline, hugo, eleventy, astro];
