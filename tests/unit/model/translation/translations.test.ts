import { expect, it } from "vitest";
import type { SiteContent } from "../../../../model/loading/load-site.ts";
import { recordTranslations } from "../../../../model/translation/stale-translations.ts";
import { formatMistake } from "../../../../model/source/content-error.ts";
import { useContentCopy } from "../content-copy.ts";

const copy = useContentCopy({ isPlain: true });
const NAVIGATION = "es/_data/navigation.yaml";
const FRAUD = "es/legal/recruitment-fraud.md";

const allWarnings = (content: SiteContent): string[] =>
  content
    .warnings()
    .map(formatMistake)
    .filter((text) => text.includes("/es/"));

/** Warnings about the real content, such as outdated translations, which these tests ignore. */
const OWN_WARNINGS = allWarnings(copy.loadAll());

const newWarnings = (): string[] =>
  allWarnings(copy.loadAll()).filter((text) => !OWN_WARNINGS.includes(text));

it("a translation inherits everything but its text from the English file", () => {
  const { site, translations } = copy.loadAll();
  const [{ site: spanish }] = translations as [(typeof translations)[number]];
  expect(spanish.language).toBe("es");
  expect(spanish.navigation.portal).toEqual({
    text: "Portal de candidatos",
    href: site.navigation.portal.href,
  });
  expect(spanish.agency.email).toBe(site.agency.email);
  expect(spanish.legal.map(({ sheet }) => sheet)).toEqual(site.legal.map(({ sheet }) => sheet));
  expect(spanish.messages.fallback.failed).toContain("24 horas");
  expect(spanish.salaries.roles).toEqual(site.salaries.roles);
  expect(spanish.home.partners.firms).toEqual(site.home.partners.firms);
});

it("a missing translation is reported with the line of the English text, which the page shows instead", () => {
  copy.edit(NAVIGATION, "portal: { text: Portal de candidatos }", "portal: {}");
  const englishLine = copy.lineOf("_data/navigation.yaml", "portal:");
  const line = copy.lineOf(NAVIGATION, "portal:");
  expect(newWarnings()).toEqual([
    `content/${NAVIGATION}:${line} portal.text — found no text, so the page shows English; expected a translation of "Candidate Portal" (content/_data/navigation.yaml:${englishLine})`,
  ]);
  const [translation] = copy.loadAll().translations;
  expect(translation?.site.navigation.portal.text).toBe("Candidate Portal");
});

it("a translation must contain all strings of a list of fixed length", () => {
  copy.edit("es/_data/services-page.yaml", "columns: [Paso, Lo que tiene al final]", "columns: [Paso]");
  expect(newWarnings()).toEqual([
    expect.stringContaining("process.columns[1] — found no text, so the page shows English;"),
  ]);
});

it("a value that does not replace English text is reported", () => {
  const line = copy.edit(
    NAVIGATION,
    "portal: { text: Portal de candidatos }",
    "portal: { text: Portal de candidatos, href: /es/portal }",
  );
  expect(newWarnings()).toEqual([
    `content/${NAVIGATION}:${line} portal.href — found "/es/portal", which has no English text in content/_data/navigation.yaml: remove it`,
  ]);
});

it("a translated list must have as many items as the English one", () => {
  const line = copy.edit("es/_data/agency.yaml", "keywords:", "keywords:\n  - una más");
  expect(newWarnings()).toEqual([
    expect.stringContaining(`content/es/_data/agency.yaml:${line + 10} keywords[9] — found "`),
  ]);
});

it("translated text must have the same placeholders as the English text", () => {
  const line = copy.edit("es/_data/layout.yaml", 'lastUpdated: "Revisión: {date}"', "lastUpdated: Hoy");
  expect(newWarnings()).toEqual([
    expect.stringMatching(
      `^content/es/_data/layout.yaml:${line} lastUpdated — found no placeholder, expected \\{date\\}, as in content/_data/layout.yaml:\\d+$`,
    ),
  ]);
});

it("a translated page must have the same sections, numbers and placeholders as the English one", () => {
  copy.edit(FRAUD, "## 3. Qué hacer", "### 4. Qué hacer en 9 días\n\n## 3. {{claims.rating}}");
  const warnings = newWarnings().join("\n");
  expect(warnings).toContain("found 4 headings, expected 3, as in content/legal/recruitment-fraud.md");
  expect(warnings).toContain("found the numbers 1, 2, 3, 4, 9, expected 1, 2, 3, as in");
  expect(warnings).toContain(
    "found {{claims.rating}}, which is not in content/legal/recruitment-fraud.md: remove it",
  );
});

it("a translation is stale once its English text has changed, until the translation is recorded again", () => {
  expect(newWarnings()).toEqual([]);
  const englishLine = copy.edit("_data/layout.yaml", "skip: Skip to content", "skip: Skip to the text");
  const line = copy.lineOf("es/_data/layout.yaml", "skip:");
  copy.edit("legal/recruitment-fraud.md", "We never charge a candidate", "We never bill a candidate");
  const staleWarnings = newWarnings();
  expect(staleWarnings).toEqual([
    `content/es/_data/layout.yaml:${line} skip — the English text is new or has changed (content/_data/layout.yaml:${englishLine}): update the translation, then run npm run check -- --translated`,
    expect.stringMatching(
      /^content\/es\/legal\/recruitment-fraud\.md:\d+ body — the English text is new or has changed/,
    ),
  ]);
  for (const { site, texts } of copy.loadAll().translations)
    recordTranslations(copy.root, site.language, texts);
  expect(newWarnings()).toEqual([]);
});

it.each(["<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> main\n", "null", ""])(
  "a damaged record of translations is one warning: %j",
  (text) => {
    copy.write("es/translated.json", text);
    expect(newWarnings()).toEqual([
      expect.stringMatching(/^content\/es\/translated\.json:1 — found no valid JSON, .* --translated once/),
    ]);
  },
);

it("a page without a translated path is only in English, and a translated path requires translated text", () => {
  copy.edit("es/addresses.yaml", "/recruitment-fraud: /es/fraude-de-reclutamiento\n", "");
  const [translation] = copy.loadAll().translations;
  expect(translation?.site.addresses.has("/recruitment-fraud")).toBe(false);
  const line = copy.edit(
    "es/addresses.yaml",
    "/equal-opportunity:",
    "/partners: /es/socios\n/equal-opportunity:",
  );
  expect(copy.mistakes()).toEqual([
    expect.stringContaining(`content/es/addresses.yaml:${line} /partners — found "/partners", expected `),
  ]);
});

it("a translated path is lowercase, begins with the language, and belongs to one page", () => {
  const addressLine = copy.edit("es/addresses.yaml", "/es/igualdad-de-oportunidades", "/es/Igualdad");
  expect(copy.mistakes()).toEqual([
    expect.stringContaining(
      `content/es/addresses.yaml:${addressLine} /equal-opportunity — found "/es/Igualdad"`,
    ),
  ]);
  copy.edit("es/addresses.yaml", "/es/Igualdad", "/es/fraude-de-reclutamiento");
  expect(copy.mistakes()).toEqual([
    expect.stringMatching(
      /found \/es\/fraude-de-reclutamiento, which \/equal-opportunity already uses, expected another path$/,
    ),
  ]);
});

it("a translation without an English file is reported", () => {
  copy.write("es/_data/nosotros.yaml", "a: b\n");
  copy.write("es/legal/cookies.md", "---\ntitle: a\n---\n");
  expect(copy.mistakes()).toEqual([
    expect.stringMatching(
      /^content\/es\/_data\/nosotros\.yaml:1 — found a file without an English counterpart/,
    ),
    expect.stringMatching(/^content\/es\/legal\/cookies\.md:1 — found a file without an English counterpart/),
  ]);
  copy.write("es/notes.txt", "");
  expect(copy.mistakes()).toEqual([
    expect.stringMatching(/^content\/es\/notes\.txt:1 — found a file or folder that the site does not use/),
  ]);
});

it("a link in a translation must use a page's English path", () => {
  const line = copy.edit(
    FRAUD,
    "No pague y no mande documentos.",
    "Vea [esto](/es/fraude-de-reclutamiento).",
  );
  expect(copy.mistakes()).toEqual([
    expect.stringContaining(`content/${FRAUD}:${line} link — found "/es/fraude-de-reclutamiento", expected `),
  ]);
});
