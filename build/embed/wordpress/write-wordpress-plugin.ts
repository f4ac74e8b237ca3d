import { pluginData, type PluginData } from "./plugin-data.ts";
import { strToU8, zipSync } from "fflate";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { projectPath } from "../../../site/settings/project-root.ts";
import type { PinnedRelease } from "../../../model/page-assets.ts";
import { listFiles } from "../../cache/list-files.ts";
import { bundleScripts } from "../../assets/bundle-scripts.ts";
import { readPackageJson } from "../embed-manifest.ts";

const TEXT = { type: "string", default: "" };

function blockJson({ forms }: PluginData, version: string): object {
  const names = new Set(Object.values(forms).flatMap((attributes) => Object.keys(attributes)));
  const tags = Object.keys(forms);
  return {
    $schema: "https://schemas.wp.org/trunk/block.json",
    apiVersion: 3,
    name: "ridgebeam/form",
    title: "Recruitment form",
    category: "widgets",
    icon: "feedback",
    description: "A form for requests, resumes or the salary report.",
    keywords: ["recruitment", "jobs", "talent"],
    version,
    textdomain: "ridgebeam-forms",
    attributes: {
      form: { type: "string", enum: tags, default: tags[0] },
      ...Object.fromEntries([...names].map((name) => [name, TEXT])),
      pinned: { type: "boolean", default: false },
      accent: { type: "string" },
      radius: { type: "number" },
      font: { type: "string" },
    },
    supports: { html: false, align: ["wide", "full"] },
    editorScript: "file:./editor.js",
  };
}

const TRANSLATION_CALL = /\b__\(\s*(["'])(.+?)\1,\s*["']ridgebeam-forms["']\s*,?\s*\)/g;

/**
 * Generates the translation template (gettext POT) for the plugin's source files.
 * @param metadata names and descriptions of the plugin and the block, from their headers
 */
function translationTemplate(
  files: Readonly<Record<string, string>>,
  metadata: readonly string[],
  version: string,
): string {
  const translatableTexts = Object.values(files).flatMap((text) =>
    [...text.matchAll(TRANSLATION_CALL)].map(([, , shown = ""]) => shown),
  );
  const entries = [...new Set([...metadata, ...translatableTexts])].map(
    (text) => `msgid ${JSON.stringify(text)}\nmsgstr ""\n`,
  );
  const header = [
    `Project-Id-Version: Ridgebeam Forms ${version}`,
    "Content-Type: text/plain; charset=UTF-8",
  ];
  return [`msgid ""\nmsgstr ""\n${header.map((line) => `"${line}\\n"`).join("\n")}\n`, ...entries].join("\n");
}

/** The earliest date that the format supports in any time zone, for reproducible archives. */
const MODIFIED = new Date(1980, 0, 1);

function zipArchive(files: Readonly<Record<string, string>>): Buffer {
  const sortedFiles = Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1));
  const entries = Object.fromEntries(sortedFiles.map(([name, text]) => [name, strToU8(text)]));
  return Buffer.from(zipSync(entries, { level: 9, mtime: MODIFIED }));
}

const NAME = "ridgebeam-forms";
const HERE = projectPath("build/embed/wordpress");
const SOURCES = join(HERE, "plugin");

const LIBRARIES = ["wp-block-editor", "wp-blocks", "wp-components", "wp-element", "wp-i18n"];

const toJson = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Writes `wordpress/ridgebeam-forms.zip`, which WordPress can install.
 * @param folder the `embed/` folder
 * @returns the archive's root-relative URL
 */
export async function writeWordpressPlugin(
  folder: string,
  origin: string,
  email: string,
  pinned: PinnedRelease,
): Promise<string> {
  const { version, license } = readPackageJson();
  const data = pluginData(origin, email, pinned);
  const block = blockJson(data, version) as { title: string; description: string };
  const values = {
    version,
    license,
    origin,
    homepage: `${origin}/partners`,
    forms: Object.keys(data.forms).join(", "),
  };
  const sources = Object.fromEntries(
    listFiles(SOURCES).map((file) => [
      relative(SOURCES, file).replaceAll("\\", "/"),
      fillIn(readFileSync(file, "utf8"), values),
    ]),
  );
  const editor = await compileEditor();
  const [, description = ""] = /^ \* Description: (.+)$/m.exec(sources[`${NAME}.php`] ?? "") ?? [];
  const metadata = ["Ridgebeam Forms", description, block.title, block.description];
  const files: Record<string, string> = {
    ...sources,
    "forms.json": toJson(data),
    "block/block.json": toJson(block),
    "block/editor.js": editor,
    "block/editor.asset.php": assetFile(version),
    "languages/ridgebeam-forms.pot": translationTemplate({ ...sources, editor }, metadata, version),
  };
  const target = join(folder, "wordpress");
  mkdirSync(target, { recursive: true });
  const archiveFiles = Object.fromEntries(
    Object.entries(files).map(([path, text]) => [`${NAME}/${path}`, text]),
  );
  writeFileSync(join(target, `${NAME}.zip`), zipArchive(archiveFiles));
  return `/embed/wordpress/${NAME}.zip`;
}

function fillIn(source: string, values: Readonly<Record<string, string>>): string {
  return source.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined)
      throw new Error(`Unknown placeholder {{${name}}} in build/embed/wordpress/plugin/`);
    return value;
  });
}

/** Not minified, because WordPress scans the script for translatable strings. */
async function compileEditor(): Promise<string> {
  const { scripts } = await bundleScripts({
    entryPoints: [join(HERE, "editor.ts")],
    format: "iife",
    target: "es2020",
    minify: false,
  });
  return scripts[0]?.text ?? "";
}

const assetFile = (version: string): string =>
  `<?php\nreturn array( 'dependencies' => array( ${LIBRARIES.map((name) => `'${name}'`).join(", ")} ), 'version' => '${version}' );\n`;
