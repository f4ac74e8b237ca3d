import { existsSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isOpenAt, readPublishedOpenings } from "../../../model/jobs/published-openings.ts";
import type { Queryable } from "../../data/database/database.ts";
import { repeatWork } from "../../platform/timers.ts";
import { frontMatterOf } from "../../../model/loading/parse-entry.ts";
import { listEntries, readEntryFile } from "../../../model/kinds/list-entries.ts";
import { PAGE_KINDS } from "../../../model/kinds/page-kinds.ts";
import { toMailAddress } from "../mail/model/mail-settings.ts";

/** How often answers are looked at, in milliseconds. An opening is asked about every 14 days. */
const INTERVAL_MS = 60_000;

/** File in the data folder with the hidden pages, which a server needs before it opens the database. */
const hiddenPagesFile = (dataDir: string): string => join(dataDir, "hidden-pages.txt");

/** Returns the paths of hidden openings as of the last run of this server, with commas between them. */
export function readHiddenPages(dataDir: string): string {
  const file = hiddenPagesFile(dataDir);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/**
 * Asks the agency about each opening that nobody has confirmed for 14 days, and hides those that two questions were
 * asked about in vain.
 * @param siteFolder the built site
 * @returns the paths of the hidden openings, with commas between them; undefined while the site is being replaced
 */
export async function askAboutOpenings(database: Queryable, siteFolder: string): Promise<string | undefined> {
  const now = new Date();
  const openings = readPublishedOpenings(siteFolder);
  if (openings.size === 0) return undefined;
  const listed = [...openings].filter(([, opening]) => opening.isHidden || isOpenAt(opening, now));
  const hidden = await database.query<{ requisition: string }>(
    "select o as requisition from private.queue_opening_questions($1::jsonb) o",
    [JSON.stringify(listed.map(([requisition]) => requisition))],
  );
  return hidden
    .flatMap(({ requisition }) => openings.get(requisition)?.path ?? [])
    .sort()
    .join();
}

interface QuestionOptions {
  database: Queryable;
  dataDir: string;
  siteFolder: () => string;
  /** The environment of builds, whose `HIDDEN_PAGES` is set. */
  env: NodeJS.ProcessEnv;
}

/** Calls `askAboutOpenings` now and every minute, and has the next build hide what is to be hidden. */
export const askAboutOpeningsRegularly = ({
  database,
  dataDir,
  siteFolder,
  env,
}: QuestionOptions): (() => Promise<void>) =>
  repeatWork(
    async () => {
      const hidden = await askAboutOpenings(database, siteFolder());
      if (hidden === undefined || hidden === env.HIDDEN_PAGES) return;
      await writeFile(hiddenPagesFile(dataDir), hidden);
      env.HIDDEN_PAGES = hidden;
    },
    INTERVAL_MS,
    "The agency was not asked about openings",
  );

/**
 * Returns the email address of an opening's owner, who is asked whether it is open. Reads the opening's file, because
 * nothing that is published has the owner.
 * @param root the folder that contains `content/`
 * @param path the path of the opening's page
 * @returns undefined if the file has no owner, or the name of nobody who has an account at the desk
 */
export async function findOpeningOwner(
  database: Queryable,
  root: string,
  path: string,
): Promise<string | undefined> {
  const slug = listEntries(root, "jobs").find((one) => PAGE_KINDS.jobs.path(one) === path);
  if (slug === undefined) return undefined;
  const { value } = frontMatterOf(PAGE_KINDS.jobs, readEntryFile(root, "jobs", slug));
  const { owner } = Object(value) as { owner?: unknown };
  if (typeof owner !== "string") return undefined;
  if (owner.includes("@")) return toMailAddress(owner);
  const [operator] = await database.query<{ email: string }>(
    "select o.email from private.operators o where lower(o.name) = lower($1) and o.removed_at is null",
    [owner.trim()],
  );
  return operator?.email;
}
