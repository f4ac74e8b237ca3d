import { EnvironmentError, readBuildEnvironment, setting } from "../site/model/environment.ts";

/** @throws EnvironmentError when PORT is not a port */
export function readPort(env: NodeJS.ProcessEnv): number {
  const port = setting(env.PORT) ?? "8080";
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new EnvironmentError("PORT", port, "a number from 0 to 65535, such as 8080");
  }
  return Number(port);
}

/** Origins at which this server's own pages are opened; a lead from any other is scored higher. Port 0 is not known in advance. */
export function ownOrigins(env: NodeJS.ProcessEnv, port: number): string[] {
  const { siteUrl } = readBuildEnvironment(env);
  const local = port === 0 ? [] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  return siteUrl === undefined ? local : [...local, siteUrl];
}
