import { readdir, readFile } from "node:fs/promises";
import type { Resolver } from "node:dns/promises";
import { openPostgres } from "../../data/database/open-postgres.ts";
import { listDisagreements } from "../../data/database/compare-schema.ts";
import { findNewestArchiveAge } from "../../jobs/backup/back-up-regularly.ts";
import { readBackupSchedule, readMetricsPort } from "../../platform/environment.ts";
import { readSetting } from "../../../site/settings/environment.ts";
import { look, skip, type Finding } from "./finding.ts";
import { listAddresses } from "./site-checks.ts";

const DAY_SECONDS = 86_400;

interface Installation {
  env: NodeJS.ProcessEnv;
  site: URL;
  /** Origins of the partners' pages. */
  partnerOrigins: readonly string[];
  resolver: Resolver;
}

/** Checks what only this machine's settings reach: database, partners' origins, backups and metrics. */
export async function checkInstallation(installation: Installation): Promise<Finding[]> {
  const { env } = installation;
  return [
    ...(await checkDatabase(installation)),
    await checkPartnerOrigins(installation),
    await checkBackups(env),
    await checkMetrics(env),
  ];
}

async function checkDatabase({ env, site }: Installation): Promise<Finding[]> {
  const url = readSetting(env.DATABASE_URL);
  if (url === undefined)
    return [
      skip(
        "schema",
        "DATABASE_URL is not set; for the embedded database, /readyz compares the forms with it",
      ),
    ];
  const findings: Finding[] = [];
  const connected = await look("database", async () => {
    const database = await openPostgres(url);
    try {
      findings.push(
        await look("schema", async () => (await listDisagreements(database)).join("; ") || undefined),
        await look("known origins", async () => {
          const rows = await database.query<{ origin: string }>("select origin from private.known_origins");
          return rows.some(({ origin }) => origin === site.origin)
            ? undefined
            : `${site.origin} is not among them, so spam scores treat its forms as foreign: start the server with SITE_URL=${site.origin}, or add it to private.known_origins.`;
        }),
      );
    } finally {
      await database.close();
    }
    return undefined;
  });
  return [connected, ...findings];
}

async function checkPartnerOrigins({ partnerOrigins, resolver }: Installation): Promise<Finding> {
  if (partnerOrigins.length === 0) return skip("partners' origins", "content/_data/partners.yaml has none");
  return look("partners' origins", async () => {
    const results = await Promise.all(
      partnerOrigins.map(async (origin) => {
        const { hostname, protocol } = new URL(origin);
        if ((await listAddresses(hostname, resolver)).length === 0) return `${origin} has no address`;
        return protocol === "https:" ? [] : `${origin} is not encrypted`;
      }),
    );
    const problems = results.flat();
    return problems.length === 0
      ? undefined
      : `${problems.join("; ")}: correct it in content/_data/partners.yaml, or remove the partner.`;
  });
}

async function checkBackups(env: NodeJS.ProcessEnv): Promise<Finding> {
  const schedule = readBackupSchedule(env);
  if (schedule === undefined) return skip("backups", "BACKUP_DIR is not set");
  return look("backups", async () => {
    const age = findNewestArchiveAge(await readdir(schedule.folder), new Date());
    if (age === undefined)
      return `${schedule.folder} has no archive: see the server's log, or run npm run backup.`;
    return age <= DAY_SECONDS
      ? undefined
      : `the newest archive in ${schedule.folder} is ${Math.floor(age / 3600)} hours old, expected less than a day.`;
  });
}

/** Requires every metric that an alert reads, since an alert on a missing one never fires. */
async function checkMetrics(env: NodeJS.ProcessEnv): Promise<Finding> {
  const port = readMetricsPort(env);
  if (port === undefined) return skip("metrics", "METRICS_PORT is not set, so no alert can fire");
  return look("metrics", async () => {
    const [text, rules] = await Promise.all([
      fetch(`http://127.0.0.1:${port}/metrics`, { signal: AbortSignal.timeout(10_000) }).then((one) =>
        one.text(),
      ),
      readFile("server/deploy/alerts.yaml", "utf8"),
    ]);
    const missing = listAlertedMetrics(rules).filter((name) => !text.includes(`\n# TYPE ${name} `));
    return missing.length === 0
      ? undefined
      : `port ${port} does not offer ${missing.join(", ")}, on which server/deploy/alerts.yaml alerts.`;
  });
}

/** Lists the metrics in the expressions of alert rules. Prometheus adds `up`. */
export function listAlertedMetrics(rules: string): string[] {
  const expressions = Array.from(rules.matchAll(/^ +expr: (.+)$/gm), ([, text = ""]) => text).join("\n");
  const names = expressions.match(/\b(?:ridgebeam|http|process)_\w+/g) ?? [];
  return [...new Set(names.map((name) => name.replace(/_(?:count|sum|bucket)$/, "")))];
}
