import type { Site } from "../../model/kinds/site.ts";

/** Whether the agency answers in the language of a site's pages. It always answers in English. */
export const answersInLanguage = ({ agency, language }: Pick<Site, "agency" | "language">): boolean =>
  agency.answersIn.some((one) => one === language);

/** The sentence that somebody answers in the page's language, on translated pages if the agency confirms it. */
export function AnswerLanguage({ site, className = "" }: { site: Site; className?: string }) {
  if (!answersInLanguage(site)) return null;
  return <p className={`text-17 leading-150 font-strong ${className}`}>{site.layout.answers}</p>;
}
