import { formatMistake, inOrder } from "../site/model/loading/content-error.ts";
import type { SiteContent } from "../site/model/loading/load-site.ts";
import { readBuildEnvironment, setting } from "../site/settings/environment.ts";

/**
 * What has to be settled before a site goes live, a line each: what its content has of fiction, and what is not set.
 * @throws EnvironmentError when a variable of the build is malformed
 */
export function listOpenPoints({ site, fictions }: SiteContent, env: NodeJS.ProcessEnv): string[] {
  return [...inOrder(fictions()).map(formatMistake), ...openSettings(site.agency.url, env)];
}

/** Settings without which something that pages promise does not happen. docs/deploy/settings.md says how each is set. */
function openSettings(agencyUrl: string, env: NodeJS.ProcessEnv): string[] {
  const { siteUrl = agencyUrl } = readBuildEnvironment(env);
  const hasPostgres = setting(env.DATABASE_URL) !== undefined || setting(env.SUPABASE_URL) !== undefined;
  const points: [name: string, isOpen: boolean, problem: string][] = [
    [
      "SITE_URL",
      isNobodys(siteUrl),
      `pages name ${siteUrl} as their address; set the one that they will have`,
    ],
    ["SMTP_URL", setting(env.SMTP_URL) === undefined, "mails are written to files, and nobody receives them"],
    [
      "BACKUP_DIR",
      setting(env.BACKUP_DIR) === undefined,
      hasPostgres
        ? "no backups are made; set a folder, or say no more than that the database has backups of its own"
        : "no backups are made, and a broken disk loses every submission; set a folder on another disk",
    ],
  ];
  return points.flatMap(([name, isOpen, problem]) => (isOpen ? [`${name} — ${problem}`] : []));
}

/** Whether an address is of this machine, or of a domain that is kept for examples. */
export function isNobodys(url: string): boolean {
  const { hostname } = new URL(url);
  return /^(?:localhost|127\..*|\[::1\])$|\.(?:example|localhost|test|invalid)$/.test(hostname);
}

/** How many points are open, as a sentence. */
export const describeCount = (count: number): string =>
  `${count} ${count === 1 ? "point is" : "points are"} open before the site goes live.`;
