import { transform } from "lightningcss";
import { HEADER_HASHES, hashStyles, PAGE_STYLES } from "../../site/layouts/content-security-policy.ts";
import type { BuiltAssets } from "../../model/page-assets.ts";
import { listClasses } from "./collect-class-names.ts";

interface Stylesheet {
  /** Classes that its pages and their scripts use. */
  used: Set<string>;
  /** Folders of scripts whose classes are in `used`. */
  scripts: Set<string>;
  /** The text for the first `size` classes in `used`, and its hash. */
  built?: { size: number; text: string; hash: string };
}

/** What a page uses of its stylesheet. */
export interface StyleUse {
  /** The name of the stylesheet. */
  sheet: string;
  classes: string[];
  /** Folders of the scripts that change the page later. */
  scripts: string[];
}

const CLASS_ATTRIBUTE = ' class="';
const END_OF_WIDGET = /<\/([a-z]+-[a-z-]+)>/g;

const CHARACTERS: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&gt;": ">",
  "&lt;": "<",
  "&#x27;": "'",
  "&quot;": '"',
};

export type PageStyles = ReturnType<typeof createPageStyles>;

/**
 * Gives each page the rules that it uses. A stylesheet is shared by the pages of a template, so that the headers of the
 * site can list the hashes of all stylesheets. Of the rules that its template may need, it contains those for classes in
 * the HTML of any of its pages, and in the sources of their widgets and scripts, which show more later.
 */
export function createPageStyles() {
  const stylesheets = new Map<string, Stylesheet>();
  /** Hashes of all texts, including those of pages that a served site does not render again. */
  const hashes = new Set<string>();
  let assets: Pick<BuiltAssets, "sheets" | "scriptClasses"> = { sheets: {}, scriptClasses: {} };
  let isFilling = false;

  const buildStylesheet = (name: string): { text: string; hash: string } => {
    const stylesheet = stylesheets.get(name)!;
    const { used, built } = stylesheet;
    if (built?.size === used.size) return built;
    const text = omitUnused(assets.sheets[name]!, used);
    const hash = hashStyles(text);
    hashes.add(hash);
    stylesheet.built = { size: used.size, text, hash };
    return stylesheet.built;
  };

  return {
    /** Call before a build. */
    start: (builtAssets: typeof assets): void => {
      if (builtAssets.sheets !== assets.sheets) stylesheets.clear();
      assets = builtAssets;
      isFilling = false;
    },
    /** Records what a page uses. */
    addUse: ({ sheet, classes, scripts }: StyleUse): void => {
      if (isFilling) throw new Error("Pages are written before all of them are rendered.");
      const stylesheet = stylesheets.get(sheet) ?? { used: new Set(), scripts: new Set() };
      stylesheets.set(sheet, stylesheet);
      for (const one of classes) stylesheet.used.add(one);
      for (const folder of scripts) {
        if (stylesheet.scripts.has(folder)) continue;
        stylesheet.scripts.add(folder);
        for (const one of assets.scriptClasses[folder] ?? []) stylesheet.used.add(one);
      }
    },
    /** Returns the hash of a page's stylesheet. Call once all pages are rendered. */
    hashOf: (sheet: string): string => {
      isFilling = true;
      return buildStylesheet(sheet).hash;
    },
    /** Replaces the marks in a page or in the site's headers. Call once all pages are rendered. */
    fill: (text: string): string => {
      isFilling = true;
      // A page has its marks in its head.
      const end = text.indexOf("</head>");
      const head = end === -1 ? text : text.slice(0, end);
      const filled = head
        .replaceAll(HEADER_HASHES, () => {
          for (const name of stylesheets.keys()) buildStylesheet(name);
          return [...hashes].sort().join(" ");
        })
        .replaceAll(new RegExp(PAGE_STYLES, "g"), (_mark, name: string, kind: string) => {
          const { text: styles, hash } = buildStylesheet(name);
          return kind === "hash" ? hash : styles;
        });
      return filled + text.slice(head.length);
    },
  };
}

/** Class names by attribute. Most are on many pages. */
const classesOf = new Map<string, readonly string[]>();

/** Lists what a rendered page uses of its stylesheet. */
export function readStyleUse(html: string): StyleUse {
  const [, sheet = ""] = PAGE_STYLES.exec(html) ?? [];
  const attributes = new Set<string>();
  // Without a pattern, which takes a second more for 1,000 pages.
  for (let at = html.indexOf(CLASS_ATTRIBUTE); at !== -1; at = html.indexOf(CLASS_ATTRIBUTE, at + 1)) {
    const start = at + CLASS_ATTRIBUTE.length;
    attributes.add(html.slice(start, html.indexOf('"', start)));
  }
  const classes = new Set<string>();
  for (const attribute of attributes) for (const one of parseClasses(attribute)) classes.add(one);
  const tags = new Set(Array.from(html.matchAll(END_OF_WIDGET), ([, tag = ""]) => tag));
  return { sheet, classes: [...classes], scripts: ["runtime", ...tags] };
}

function parseClasses(attribute: string): readonly string[] {
  const known = classesOf.get(attribute);
  if (known !== undefined) return known;
  const text = attribute.replace(/&[#\w]+;/g, (entity) => CHARACTERS[entity] ?? entity);
  const classes = text.split(/\s+/);
  classesOf.set(attribute, classes);
  return classes;
}

/** Removes the rules for classes that are not used. Rules with other selectors remain. */
function omitUnused(css: string, used: ReadonlySet<string>): string {
  // Ids and animations may have the names of classes.
  const others = new Set(Array.from(css.matchAll(/(?:#|@keyframes )([\w-]+)/g), ([, name]) => name));
  const unusedSymbols = listClasses(css).filter((name) => !used.has(name) && !others.has(name));
  const { code } = transform({ filename: "", code: Buffer.from(css), minify: true, unusedSymbols });
  return code.toString();
}
