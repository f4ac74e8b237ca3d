import { ExpectedError } from "../../model/expected-error.ts";

/**
 * The key that pages and partners' scripts send to the origin that serves them. Supabase's clients require a
 * key, but this one grants nothing. It is therefore a constant, and one build works with every data folder.
 */
export const PUBLISHABLE_KEY = "sb_publishable_ridgebeam";

/** An environment variable is invalid. The message says what to write instead. */
export class EnvironmentError extends ExpectedError {
  constructor(name: string, found: string, expected: string) {
    super(`${name} is "${found}"; expected ${expected}.`);
    this.name = "EnvironmentError";
  }
}

/** Git repository with the deployment's content, for the editor at `/admin`. */
export interface Repository {
  host: "github" | "gitlab";
  /** `owner/name`. On GitLab, subgroups may be in between. */
  path: string;
  /** Branch to commit to; undefined for the repository's default branch. */
  branch: string | undefined;
}

export interface BuildEnvironment {
  /** Origin of the published site, if it differs from the URL in the agency's data. */
  siteUrl: string | undefined;
  /**
   * The hosted Supabase project. If absent, the widgets use the origin that serves them, with
   * `PUBLISHABLE_KEY`.
   */
  supabase: { url: string; publishableKey: string } | undefined;
  /** Repository to which the editor commits. If absent, the editor works on a local folder. */
  repository: Repository | undefined;
  isPreview: boolean;
  /** Paths of pages whose time is over, although the content has them as open. `npm start` sets them. */
  hiddenPages: readonly string[];
  /** Whether the build makes social images and the report. Tests and trial builds skip them to save time. */
  hasSocialImages: boolean;
}

/**
 * Reads the settings of a build.
 * @throws EnvironmentError if a variable is malformed or contains a secret, or if only one of the two
 * Supabase variables is set
 */
export function readBuildEnvironment(env: NodeJS.ProcessEnv): BuildEnvironment {
  const siteUrl = readSetting(env.SITE_URL);
  return {
    siteUrl: siteUrl === undefined ? undefined : parseSiteOrigin(siteUrl),
    supabase: readSupabase(env),
    repository: readRepository(env),
    isPreview: isSwitched("PREVIEW", env.PREVIEW, "1"),
    hiddenPages: readHiddenPages(env),
    hasSocialImages: !isSwitched("SOCIAL_IMAGES", env.SOCIAL_IMAGES, "0"),
  };
}

function readSupabase(env: NodeJS.ProcessEnv): BuildEnvironment["supabase"] {
  const url = readSetting(env.SUPABASE_URL);
  const publishableKey = readPublicKey("SUPABASE_PUBLISHABLE_KEY", env, "the");
  if (url === undefined && publishableKey === undefined) return undefined;
  if (publishableKey === undefined)
    throw new EnvironmentError(
      "SUPABASE_PUBLISHABLE_KEY",
      "",
      "the Supabase project's publishable key, because SUPABASE_URL is set",
    );
  if (url === undefined)
    throw new EnvironmentError(
      "SUPABASE_URL",
      "",
      "the Supabase project's URL, because SUPABASE_PUBLISHABLE_KEY is set",
    );
  return { url: parseWebAddress("SUPABASE_URL", url), publishableKey };
}

function readHiddenPages(env: NodeJS.ProcessEnv): readonly string[] {
  const value = readSetting(env.HIDDEN_PAGES);
  if (value === undefined) return [];
  if (!/^(?:\/[a-z0-9-]+)+(?:,(?:\/[a-z0-9-]+)+)*$/.test(value))
    throw new EnvironmentError(
      "HIDDEN_PAGES",
      value,
      "paths such as /jobs/electrician, with commas between them",
    );
  return value.split(",");
}

/** Reads a variable that has one value, or none. */
function isSwitched(name: string, value: string | undefined, expected: "0" | "1"): boolean {
  const found = readSetting(value);
  if (found !== undefined && found !== expected)
    throw new EnvironmentError(name, found, `"${expected}" or no value`);
  return found === expected;
}

const HOSTS: Readonly<Record<string, Repository["host"]>> = {
  "github.com": "github",
  "gitlab.com": "gitlab",
};

function readRepository(env: NodeJS.ProcessEnv): Repository | undefined {
  const address = readSetting(env.CMS_REPOSITORY);
  const branch = readSetting(env.CMS_BRANCH);
  if (address === undefined) {
    if (branch === undefined) return undefined;
    throw new EnvironmentError("CMS_REPOSITORY", "", "the repository's URL, because CMS_BRANCH is set");
  }
  const [, domain = "", path = ""] =
    /^https:\/\/([^/]+)\/([\w.-]+(?:\/[\w.-]+?)+?)(?:\.git)?\/?$/.exec(address) ?? [];
  const host = HOSTS[domain];
  if (host === undefined) {
    const expected = "a repository on GitHub or GitLab, such as https://github.com/example/website";
    throw new EnvironmentError("CMS_REPOSITORY", address, expected);
  }
  if (branch !== undefined && !/^[\w./-]+$/.test(branch))
    throw new EnvironmentError("CMS_BRANCH", branch, "a branch name such as main");
  return { host, path, branch };
}

/**
 * Reads an additional publishable key that the embedded backend accepts.
 * @throws EnvironmentError if the key is a secret key or too short
 */
export function readAdditionalPublishableKey(env: NodeJS.ProcessEnv): string | undefined {
  const key = readPublicKey("PUBLISHABLE_KEY", env, "a");
  if (key !== undefined && !isPublishableKey(key))
    throw new EnvironmentError("PUBLISHABLE_KEY", key, "16 to 512 letters, digits, _, . or -");
  return key;
}

function readPublicKey(name: string, env: NodeJS.ProcessEnv, article: "a" | "the"): string | undefined {
  const key = readSetting(env[name]);
  if (key === undefined || !isSecretKey(key)) return key;
  const expected = `${article} publishable key, not a secret key, because every visitor can read it`;
  throw new EnvironmentError(name, `${key.slice(0, 10)}…`, expected);
}

export function readDataDir(env: NodeJS.ProcessEnv): string {
  return readSetting(env.DATA_DIR) ?? ".data";
}

export function readSetting(value: string | undefined): string | undefined {
  return value === "" ? undefined : value;
}

/** Returns the site's origin. The URL must not have a path because pages use root-relative links. */
function parseSiteOrigin(value: string): string {
  const address = parseWebAddress("SITE_URL", value);
  if (new URL(address).pathname === "/") return address;
  throw new EnvironmentError("SITE_URL", value, "a URL without a path, such as https://www.example.com");
}

function parseWebAddress(name: string, value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw new EnvironmentError(name, value, "a URL such as https://www.example.com");
  }
  return url.origin + url.pathname.replace(/\/$/, "");
}

function isPublishableKey(key: string): boolean {
  return /^[\w.-]{16,512}$/.test(key) && !isSecretKey(key);
}

/** Whether a key is secret: `sb_secret_…`, or a legacy JWT with the `service_role` role. */
function isSecretKey(key: string): boolean {
  const payload = Buffer.from(key.split(".")[1] ?? "", "base64url").toString();
  return key.startsWith("sb_secret_") || payload.includes('"service_role"');
}
