import {
  isOpenAt,
  readPublishedOpenings,
  type PublishedOpening,
} from "../../../model/jobs/published-openings.ts";
import type { Queryable } from "../../data/database/database.ts";
import { repeatWork } from "../../platform/timers.ts";

/** How often new openings are looked for, in milliseconds. Nobody gets more than one mail a day. */
const INTERVAL_MS = 3_600_000;

function listOpen(siteFolder: string): ReadonlyMap<string, PublishedOpening> {
  const now = new Date();
  return new Map([...readPublishedOpenings(siteFolder)].filter(([, opening]) => isOpenAt(opening, now)));
}

const toParameter = (openings: ReadonlyMap<string, PublishedOpening>): string =>
  JSON.stringify([...openings].map(([requisition, { trade, states }]) => ({ requisition, trade, states })));

/**
 * Queues mails about openings that are new since the last one, and asks again for alerts that were confirmed six months
 * ago. Deletes those that nobody confirmed.
 * @param siteFolder the built site
 */
export async function queueAlerts(database: Queryable, siteFolder: string): Promise<void> {
  await database.query("select private.queue_alerts($1::jsonb)", [toParameter(listOpen(siteFolder))]);
}

/** Calls `queueAlerts` now and every hour. */
export const queueAlertsRegularly = (database: Queryable, siteFolder: () => string): (() => Promise<void>) =>
  repeatWork(() => queueAlerts(database, siteFolder()), INTERVAL_MS, "Job alerts were not queued");

/** Returns the openings of the last digest to an alert that are still open, in the order of the site. */
export async function readDigest(
  database: Queryable,
  alert: string,
  siteFolder: string,
): Promise<PublishedOpening[]> {
  const openings = listOpen(siteFolder);
  const rows = await database.query<{ requisition: string }>(
    "select o as requisition from private.digest_openings($1::uuid, $2::jsonb) o",
    [alert, toParameter(openings)],
  );
  const wanted = new Set(rows.map(({ requisition }) => requisition));
  return [...openings].filter(([requisition]) => wanted.has(requisition)).map(([, opening]) => opening);
}
