import { shippedContent } from "../shipped-content.ts";

export const { site: englishSite, translations } = shippedContent;

export const spanishSite = translations.find(({ site }) => site.language === "es")!.site;
