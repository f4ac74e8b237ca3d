import { expect, test } from "vitest";
import { shippedContent } from "../../../shipped-content.ts";
import { readBehaviorTable } from "../../../read-behavior.ts";

const { site, translations } = shippedContent;
const spanish = translations.find(({ site: { language } }) => language === "es")!.site;

type Texts = Readonly<Record<string, string | { title: string; text?: string | undefined }>>;

const toShownText = (text: Texts[string] | undefined): string =>
  typeof text === "object" ? [text.title, text.text].filter((part) => part !== undefined).join(" / ") : text!;

test.each([
  ["Notices in Spanish", site.messages.notices, spanish.messages.notices],
  ["Errors in Spanish", site.messages.errors, spanish.messages.errors],
  ["Consent in Spanish", site.messages.consent, spanish.messages.consent],
] as [string, Texts, Texts][])(
  "the docs list all texts of the table %s, each beside its English text",
  (heading, english, translatedTexts) => {
    const keys = Object.keys(english).filter((key) => key !== "privacyHref");
    const sortRows = (rows: string[][]) => rows.sort(([a = ""], [b = ""]) => a.localeCompare(b, "en"));
    expect(sortRows(readBehaviorTable(heading))).toEqual(
      sortRows(keys.map((key) => [key, toShownText(english[key]), toShownText(translatedTexts[key])])),
    );
  },
);
