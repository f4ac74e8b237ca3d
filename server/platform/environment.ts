import { isIP } from "node:net";
import { EnvironmentError, readBuildEnvironment, readSetting } from "../../site/settings/environment.ts";

function toPort(name: string, port: string | undefined, example: number): number | undefined {
  if (port === undefined) return undefined;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new EnvironmentError(name, port, `a number from 0 to 65535, such as ${example}`);
  return Number(port);
}

export const readPort = (env: NodeJS.ProcessEnv): number =>
  toPort("PORT", readSetting(env.PORT), 8080) ?? 8080;

/**
 * Reads the port of the metrics endpoint on this machine; undefined disables it.
 * @throws EnvironmentError if METRICS_PORT is not a valid port
 */
export const readMetricsPort = (env: NodeJS.ProcessEnv): number | undefined =>
  toPort("METRICS_PORT", readSetting(env.METRICS_PORT), 9464);

export const readDeskPort = (env: NodeJS.ProcessEnv): number =>
  toPort("DESK_PORT", readSetting(env.DESK_PORT), 8081) ?? 8081;

/**
 * Reads the address to listen on: HOST; without it, loopback behind a local proxy (TRUST_PROXY=1), otherwise all
 * interfaces.
 * @throws EnvironmentError if HOST is not an interface address
 */
export function readHost(env: NodeJS.ProcessEnv): string | undefined {
  const host = readSetting(env.HOST);
  if (host === undefined) return env.TRUST_PROXY === "1" ? "127.0.0.1" : undefined;
  if (isIP(host) === 0 && host !== "localhost")
    throw new EnvironmentError("HOST", host, "an address of this machine, such as 127.0.0.1 or 0.0.0.0");
  return host;
}

/**
 * Reads the backup schedule: `BACKUP_DIR`, and `BACKUP_MINUTES`, by default 5 for the embedded database and
 * 60 for a PostgreSQL server, which has its own recovery tools.
 * @throws EnvironmentError if BACKUP_MINUTES is not a number from 1 to 1440
 */
export function readBackupSchedule(env: NodeJS.ProcessEnv): { folder: string; minutes: number } | undefined {
  const folder = readSetting(env.BACKUP_DIR);
  const minutes =
    readSetting(env.BACKUP_MINUTES) ?? (readSetting(env.DATABASE_URL) === undefined ? "5" : "60");
  if (!/^\d{1,4}$/.test(minutes) || Number(minutes) < 1 || Number(minutes) > 1440)
    throw new EnvironmentError("BACKUP_MINUTES", minutes, "a number from 1 to 1440, such as 5");
  return folder === undefined ? undefined : { folder, minutes: Number(minutes) };
}

/**
 * Returns the origins that serve this server's own pages. Leads from other origins get a higher spam score. Omits
 * the local origins for port 0, because the actual port is not known yet.
 */
export function readOwnOrigins(env: NodeJS.ProcessEnv, port: number): string[] {
  const { siteUrl } = readBuildEnvironment(env);
  const localOrigins = port === 0 ? [] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  return siteUrl === undefined ? localOrigins : [...localOrigins, siteUrl];
}
