import { loadContent } from "../../model/loading/load-site.ts";

export const { site: englishSite, translations } = loadContent(process.cwd());

export const spanishSite = translations.find(({ site }) => site.language === "es")!.site;
