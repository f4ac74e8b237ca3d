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

export interface DeskOrigin {
  /** Address of the desk, without a slash at the end. */
  url: string;
  origin: string;
  host: string;
  /** Path of the desk: empty on a host of its own, otherwise `/desk`. */
  base: "" | "/desk";
  isSecure: boolean;
}

const localHosts = /^(localhost|127\.0\.0\.1|\[::1\]|[a-z0-9-]+\.localhost)$/;

/**
 * Reads the address at which operators sign in to the desk; undefined keeps the desk off the network.
 * @throws EnvironmentError if DESK_ORIGIN is not an https origin (or http on localhost), with no path but /desk, or if it
 * is the site's own origin without that path
 */
export function readDeskOrigin(env: NodeJS.ProcessEnv): DeskOrigin | undefined {
  const value = readSetting(env.DESK_ORIGIN);
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const expected =
    "an address such as https://desk.example.com or https://www.example.com/desk (http only for localhost)";
  const isSecure = url?.protocol === "https:";
  const path = url?.pathname.replace(/\/$/, "");
  if (
    url === undefined ||
    !(isSecure || (url.protocol === "http:" && localHosts.test(url.hostname))) ||
    (path !== "" && path !== "/desk") ||
    `${url.search}${url.hash}${url.username}${url.password}` !== ""
  )
    throw new EnvironmentError("DESK_ORIGIN", value, expected);
  const { siteUrl } = readBuildEnvironment(env);
  if (path === "" && siteUrl === url.origin)
    throw new EnvironmentError("DESK_ORIGIN", value, `another host than the site's, or ${siteUrl}/desk`);
  return { url: url.origin + path, origin: url.origin, host: url.host, base: path, isSecure };
}

/** Whether webhooks may go to addresses in private networks. */
export const readAllowPrivateWebhooks = (env: NodeJS.ProcessEnv): boolean =>
  env.WEBHOOK_ALLOW_PRIVATE === "1";
