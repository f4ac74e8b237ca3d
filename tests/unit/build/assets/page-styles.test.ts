import { describe, expect, it } from "vitest";
import { createPageStyles, readStyleUse } from "../../../../build/assets/page-styles.ts";
import {
  HEADER_HASHES,
  hashStyles,
  markHash,
  markStyles,
} from "../../../../site/layouts/content-security-policy.ts";

const sheets = {
  home: ".a{color:red}.b{color:green}.c:not(.b){color:#00f}.md\\:d{top:0}.e{top:2px}@keyframes f{to{top:0}}#f{animation:1s f}p{top:1px}",
  about: ".a{color:red}.b{color:green}",
};

const page = (name: string, body: string): string =>
  `<meta content="${markHash(name)}"><style>${markStyles(name)}</style>${body}`;

const stylesOf = (html: string): string => /<style>(.*)<\/style>/.exec(html)?.[1] ?? "";

function buildPages(
  pages: readonly string[],
  scriptClasses: Record<string, string[]> = {},
  styles = createPageStyles(),
) {
  styles.start({ sheets, scriptClasses });
  for (const one of pages) styles.addUse(readStyleUse(one));
  return { styles, texts: pages.map((one) => stylesOf(styles.fill(one))) };
}

describe("the styles of a page", () => {
  it("have the rules for classes of all pages with the same stylesheet, and those that use no class", () => {
    const pages = [page("home", '<b class="a"></b>'), page("home", '<b class="x md:d"></b>')];
    const { texts } = buildPages(pages);
    expect(texts[0]).toBe(".a{color:red}.md\\:d{top:0}@keyframes f{to{top:0}}#f{animation:1s f}p{top:1px}");
    expect(texts[1]).toBe(texts[0]);
  });

  it("have the rules for classes that the page's widgets show later, and of scripts on every page", () => {
    const scriptClasses = { "lead-form": ["b"], "site-header": ["c"], runtime: ["e"] };
    const [text = ""] = buildPages([page("home", "<lead-form></lead-form>")], scriptClasses).texts;
    expect(text).toContain(".b{");
    expect(text).toContain(".e{");
    expect(text).not.toContain(".c");
  });

  it("keep a rule that excludes an unused class, and read escaped class names", () => {
    const [text = ""] = buildPages([page("home", '<b class="c [&amp;&gt;p]:x"></b>')]).texts;
    expect(text).toContain(".c:not(.b){color:#00f}");
  });

  it("are allowed by their hash, in the page's policy and in the headers of all pages", () => {
    const pages = [page("home", '<b class="a"></b>'), page("about", '<b class="b"></b>')];
    const { styles, texts } = buildPages(pages);
    const hashes = texts.map(hashStyles);
    const sorted = hashes.toSorted().join(" ");
    expect(styles.fill(pages[0]!)).toContain(`<meta content="${hashes[0]}">`);
    expect(styles.fill(`${HEADER_HASHES}, ${HEADER_HASHES}`)).toBe(`${sorted}, ${sorted}`);
  });

  it("grow with later builds of a served site, whose headers also allow pages of earlier builds", () => {
    const pages = [page("about", '<b class="a"></b>')];
    const { styles, texts } = buildPages(pages);
    const later = buildPages([page("about", '<b class="b"></b>')], {}, styles);
    expect(later.texts).toEqual([sheets.about]);
    expect(styles.fill(HEADER_HASHES)).toBe([texts[0]!, sheets.about].map(hashStyles).sort().join(" "));
  });

  it("are an error if a page is rendered after others were written", () => {
    const { styles } = buildPages([page("about", "")]);
    expect(() => styles.addUse(readStyleUse(page("about", '<b class="a"></b>')))).toThrow(
      "before all of them are rendered",
    );
  });
});
