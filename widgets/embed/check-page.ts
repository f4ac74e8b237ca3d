import leven from "leven";
import release from "embed:release";
import siteTags from "embed:site-tags";
import { warn } from "../runtime/warn.ts";

// A part of its own, which only pages with a mistake load.

/** Letters for each of which one may be wrong; two always may, such as in `from`. */
const LETTERS_PER_MISTAKE = 5;

/** A module is evaluated once, even if the page loads our script several times. */
const reported = new Set<string>();

const report = (name: string, mistake: string): void => {
  if (!reported.has(name)) warn(`<${name}> ${mistake}`);
  reported.add(name);
};

/**
 * Names in the console: tags that are not ours because another script has defined them, and tags that were probably
 * meant to be ours, such as `<lead-from>`, `<leadform>`, or one with another prefix than the script's; and tags that we
 * have on our own pages only.
 * @param prefix value of the script's `data-prefix`
 */
export default function checkPage(prefix: string | undefined): void {
  const { version, tags } = release;
  const toName = (tag: string): string => (prefix ? `${prefix}-${tag}` : tag);
  for (const name of tags.map(toName)) {
    const definedClass = customElements.get(name) as { ridgebeam?: string };
    if (definedClass.ridgebeam !== version)
      report(
        name,
        `is already defined${definedClass.ridgebeam ? ` by version ${definedClass.ridgebeam}` : "; load this script with a data-prefix"}`,
      );
  }
  for (const { localName, attributes, childElementCount } of document.querySelectorAll(
    ":not([data-instance])",
  )) {
    if (customElements.get(localName) || !isUnknown(localName)) continue;
    if (siteTags.includes(localName)) {
      // Our own pages have such tags with their content.
      if (childElementCount > 0) continue;
      report(localName, `is for our own pages only; our page /partners lists the tags for yours`);
      continue;
    }
    // `<lead form>` is a tag with an attribute.
    const tag = findTag(localName, tags) ?? findTag(localName + (attributes[0]?.name ?? ""), tags);
    const [, typedPrefix = "", rest = localName] = /^([a-z\d]+)-(.+)$/.exec(localName) ?? [];
    const prefixedTag = tag ?? findTag(rest, tags);
    if (!prefixedTag) continue;
    const otherWay = !tag && typedPrefix !== prefix ? `, or data-prefix="${typedPrefix}" on the script` : "";
    report(localName, `is unknown; did you mean <${toName(prefixedTag)}>${otherWay}?`);
  }
}

/** Whether a browser has no element of this name. Names with a hyphen are those of custom elements. */
const isUnknown = (name: string): boolean =>
  name.includes("-") || document.createElement(name) instanceof HTMLUnknownElement;

const squash = (name: string): string => name.replace(/[^a-z]/g, "");

/** Finds the tag that a name resembles most. */
function findTag(name: string, tags: readonly string[]): string | undefined {
  const [closest] = tags
    .map((tag) => ({ tag, distance: leven(squash(name), squash(tag)) }))
    .filter(({ tag, distance }) => distance <= Math.max(2, tag.length / LETTERS_PER_MISTAKE))
    .sort((a, b) => a.distance - b.distance);
  return closest?.tag;
}
