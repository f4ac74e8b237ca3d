/** A setting of the environment that can not be used, with what to write instead. */
export class EnvironmentError extends Error {
  constructor(name: string, found: string, expected: string) {
    super(`${name} is "${found}"; expected ${expected}.`);
    this.name = "EnvironmentError";
  }
}

/** What a production build takes from outside (architecture, "Commands"). */
export interface BuildEnvironment {
  /** Origin of the published site, where it differs from the agency's address. */
  siteUrl: string | undefined;
  /** Hosted Supabase; absent, the widgets talk to the origin that serves them. */
  supabase: { url: string; publishableKey: string } | undefined;
}

/** @throws EnvironmentError when a variable is malformed, or one of the Supabase pair is missing */
export function readBuildEnvironment(env: NodeJS.ProcessEnv): BuildEnvironment {
  const { SITE_URL, SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = env;
  if (SUPABASE_URL !== undefined && SUPABASE_PUBLISHABLE_KEY === undefined) {
    throw new EnvironmentError(
      "SUPABASE_PUBLISHABLE_KEY",
      "",
      "the project's publishable key, since SUPABASE_URL is set",
    );
  }
  if (SUPABASE_PUBLISHABLE_KEY?.startsWith("sb_secret_") === true) {
    throw new EnvironmentError(
      "SUPABASE_PUBLISHABLE_KEY",
      "sb_secret_…",
      "the publishable key; a secret key must never be built into a page",
    );
  }
  return {
    siteUrl: SITE_URL === undefined ? undefined : origin("SITE_URL", SITE_URL),
    supabase:
      SUPABASE_URL === undefined || SUPABASE_PUBLISHABLE_KEY === undefined
        ? undefined
        : { url: origin("SUPABASE_URL", SUPABASE_URL), publishableKey: SUPABASE_PUBLISHABLE_KEY },
  };
}

/** @throws EnvironmentError when PORT is not a port */
export function readPort(env: NodeJS.ProcessEnv): number {
  const port = env.PORT ?? "8080";
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new EnvironmentError("PORT", port, "a number from 0 to 65535, such as 8080");
  }
  return Number(port);
}

function origin(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new EnvironmentError(name, value, "an address such as https://www.example.com");
  }
  return url.origin + url.pathname.replace(/\/$/, "");
}

/** The folder of the embedded backend. */
export function readDataDir(env: NodeJS.ProcessEnv): string {
  return env.DATA_DIR === undefined || env.DATA_DIR === "" ? ".data" : env.DATA_DIR;
}

/** Origins at which this server's own pages are opened; a lead from any other is scored higher. Port 0 is not known in advance. */
export function ownOrigins(env: NodeJS.ProcessEnv, port: number): string[] {
  const { siteUrl } = readBuildEnvironment(env);
  const local = port === 0 ? [] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  return siteUrl === undefined ? local : [...local, siteUrl];
}
