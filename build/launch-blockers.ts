import { daysAgo, findDueReviews, type Review } from "../model/checks/list-reviews.ts";
import { getLanguageName } from "../model/languages.ts";
import { formatMistake, sortMistakes } from "../model/source/content-error.ts";
import type { SiteContent } from "../model/loading/load-site.ts";
import { readBuildEnvironment, readSetting } from "../site/settings/environment.ts";

/** How long after its review a fact may be published, in days: 18 months. */
const REVIEW_DAYS = 548;

/**
 * Lists what must be resolved before going live: fictional content, old facts, missing translations, and missing settings.
 * @throws EnvironmentError if a build variable is malformed
 */
export function listLaunchBlockers(
  { site, translations, fictionalContent, reviews }: SiteContent,
  env: NodeJS.ProcessEnv,
): string[] {
  const translationDifferences = translations.flatMap(({ differences }) => differences);
  return [
    ...sortMistakes([...fictionalContent(), ...translationDifferences]).map(formatMistake),
    ...oldFacts(reviews()),
    ...missingAnswers(site, translations),
    ...missingPostalAddress(site),
    ...missingSettings(site.agency.url, env),
  ];
}

function oldFacts(reviews: readonly Review[]): string[] {
  // Claims are listed one by one.
  const { length } = findDueReviews(reviews, daysAgo(REVIEW_DAYS)).filter(
    ({ file }) => !file.endsWith("/claims.yaml"),
  );
  return length === 0
    ? []
    : [
        `content — ${length} ${length === 1 ? "fact was" : "facts were"} last compared with the source over 18 months ago; list them with npm run check -- --stale ${REVIEW_DAYS}d, look each up, and update its date`,
      ];
}

/** Lists the languages of pages in which nobody is known to answer those who write in it. */
function missingAnswers(
  { agency }: SiteContent["site"],
  translations: SiteContent["translations"],
): string[] {
  return translations.flatMap(({ site: { language } }) =>
    agency.answersIn.some((one) => one === language)
      ? []
      : `content/_data/agency.yaml answersIn — nobody is known to answer in ${getLanguageName(language)}, which visitors of its pages write in; add ${language} once somebody does`,
  );
}

/** Mails about openings are commercial, and such mail needs the sender's postal address (CAN-SPAM, 16 CFR 316). */
function missingPostalAddress({ agency, jobs }: SiteContent["site"]): string[] {
  return agency.postalAddress === undefined && jobs.length > 0
    ? [
        "content/_data/agency.yaml postalAddress — job alerts are mails that need the agency's postal address; add it",
      ]
    : [];
}

function missingSettings(agencyUrl: string, env: NodeJS.ProcessEnv): string[] {
  const { siteUrl = agencyUrl, supabase } = readBuildEnvironment(env);
  const settings: [name: string, isMissing: boolean, problem: string][] = [
    ["SITE_URL", isReservedAddress(siteUrl), `pages link to ${siteUrl}; set the site's real URL`],
    [
      "SMTP_URL",
      readSetting(env.SMTP_URL) === undefined,
      "emails are written to files instead of being sent; set your mail server's URL",
    ],
    [
      "BACKUP_DIR",
      supabase === undefined && readSetting(env.BACKUP_DIR) === undefined,
      "no backups are made, so a disk failure would lose every submission; set a folder on another disk",
    ],
  ];
  return settings.flatMap(([name, isMissing, problem]) => (isMissing ? [`${name} — ${problem}`] : []));
}

/** Whether a URL is local or on a domain reserved for examples (RFC 2606). */
export function isReservedAddress(url: string): boolean {
  const { hostname } = new URL(url);
  return /^(?:localhost|127\..*|\[::1\])$|\.(?:example|localhost|test|invalid)$|(?:^|\.)example\.(?:com|net|org)$/.test(
    hostname,
  );
}

export const describeBlockerCount = (count: number): string =>
  `${count} ${count === 1 ? "issue prevents" : "issues prevent"} the site from going live.`;
