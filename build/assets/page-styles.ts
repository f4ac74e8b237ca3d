import { transform } from "lightningcss";
import { HEADER_HASHES, hashStyles, PAGE_STYLES } from "../../site/layouts/content-security-policy.ts";
import type { BuiltAssets } from "../../model/page-assets.ts";
import { listClasses } from "./collect-class-names.ts";

interface Stylesheet {
  /** Classes that its pages and their scripts use. */
  used: Set<string>;
  /** Attributes and folders of scripts whose classes are in `used`, which most pages of a template share. */
  added: Set<string>;
  /** The text for the first `size` classes in `used`, and its hash. */
  built?: { size: number; text: string; hash: string };
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
    /** Records the classes of a rendered page. */
    addPage: (html: string): void => {
      if (isFilling) throw new Error("Pages are written before all of them are rendered.");
      const [, name = ""] = PAGE_STYLES.exec(html) ?? [];
      const { used, added } = stylesheets.get(name) ?? { used: new Set<string>(), added: new Set<string>() };
      if (!stylesheets.has(name)) stylesheets.set(name, { used, added });
      // Without a pattern, which takes a second more for 1,000 pages.
      for (let at = html.indexOf(CLASS_ATTRIBUTE); at !== -1; at = html.indexOf(CLASS_ATTRIBUTE, at + 1)) {
        const attribute = html.slice(at, html.indexOf('"', at + CLASS_ATTRIBUTE.length));
        if (added.has(attribute)) continue;
        added.add(attribute);
        const list = attribute.slice(CLASS_ATTRIBUTE.length);
        for (const one of list.replace(/&[#\w]+;/g, (entity) => CHARACTERS[entity] ?? entity).split(/\s+/))
          used.add(one);
      }
      const tags = Array.from(html.matchAll(END_OF_WIDGET), ([, tag = ""]) => tag);
      for (const folder of ["runtime", ...tags]) {
        if (added.has(folder)) continue;
        added.add(folder);
        for (const one of assets.scriptClasses[folder] ?? []) used.add(one);
      }
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

/** Removes the rules for classes that are not used. Rules with other selectors remain. */
function omitUnused(css: string, used: ReadonlySet<string>): string {
  // Ids and animations may have the names of classes.
  const others = new Set(Array.from(css.matchAll(/(?:#|@keyframes )([\w-]+)/g), ([, name]) => name));
  const unusedSymbols = listClasses(css).filter((name) => !used.has(name) && !others.has(name));
  const { code } = transform({ filename: "", code: Buffer.from(css), minify: true, unusedSymbols });
  return code.toString();
}
