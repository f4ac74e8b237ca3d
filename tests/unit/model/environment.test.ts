import { expect, test } from "vitest";
import {
  EnvironmentError,
  readBuildEnvironment,
  readDataDir,
  readAdditionalPublishableKey,
} from "../../../site/settings/environment.ts";
import { readPort } from "../../../server/platform/environment.ts";

const SUPABASE = {
  SUPABASE_URL: "https://abc.supabase.co",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
};

test("the default settings are the agency's URL, the embedded backend, its folder and port 8080", () => {
  for (const env of [
    {},
    { SITE_URL: "", SUPABASE_URL: "", SUPABASE_PUBLISHABLE_KEY: "", PORT: "", DATA_DIR: "" },
  ]) {
    expect(readBuildEnvironment(env)).toEqual({
      siteUrl: undefined,
      supabase: undefined,
      isPreview: false,
      hasSocialImages: true,
      hiddenPages: [],
    });
    expect(readPort(env)).toBe(8080);
    expect(readDataDir(env)).toBe(".data");
  }
});

test("a trailing slash is removed from a URL", () => {
  expect(readBuildEnvironment({ SITE_URL: "https://www.example.com/", ...SUPABASE })).toEqual({
    siteUrl: "https://www.example.com",
    supabase: { url: "https://abc.supabase.co", publishableKey: "sb_publishable_x" },
    isPreview: false,
    hasSocialImages: true,
    hiddenPages: [],
  });
});

test.each([
  ["SITE_URL", "foo"],
  ["SITE_URL", "ftp://example.com"],
  ["SITE_URL", "https://example.com/site"],
  ["SUPABASE_URL", "abc.supabase.co"],
])("%s=%s is rejected with the variable's name and the expected value", (name, value) => {
  const read = (): unknown => readBuildEnvironment({ ...SUPABASE, [name]: value });
  expect(read).toThrow(EnvironmentError);
  expect(read).toThrow(new RegExp(`^${name} is "${value}"; expected a URL .*such as https://`));
});

test.each(["abc", "-1", "65536", "80.5", " 80"])("PORT=%s is rejected", (value) => {
  expect(() => readPort({ PORT: value })).toThrow(
    `PORT is "${value}"; expected a number from 0 to 65535, such as 8080.`,
  );
});

test("each of the hosted backend's two settings requires the other", () => {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = SUPABASE;
  expect(() => readBuildEnvironment({ SUPABASE_URL })).toThrow(/^SUPABASE_PUBLISHABLE_KEY is ""/);
  expect(() => readBuildEnvironment({ SUPABASE_PUBLISHABLE_KEY })).toThrow(/^SUPABASE_URL is ""/);
});

/** Returns a key of the older kind. */
function legacyKey(role: string): string {
  const payload = Buffer.from(JSON.stringify({ iss: "supabase", role })).toString("base64url");
  return `eyJhbGciOiJIUzI1NiJ9.${payload}.c2lnbmF0dXJl`;
}

test("a secret key of either kind is rejected, and not printed", () => {
  for (const key of ["sb_secret_abcdefghijk", legacyKey("service_role")]) {
    const read = (): unknown => readBuildEnvironment({ ...SUPABASE, SUPABASE_PUBLISHABLE_KEY: key });
    expect(read).toThrow("not a secret key, because every visitor can read it");
    expect(read).not.toThrow(key.slice(10));
  }
});

test("the older kind of public key is accepted", () => {
  const env = { ...SUPABASE, SUPABASE_PUBLISHABLE_KEY: legacyKey("anon") };
  expect(readBuildEnvironment(env).supabase?.publishableKey).toBe(legacyKey("anon"));
});

test.each([
  ["https://github.com/example/website", undefined, "github", "example/website"],
  ["https://github.com/example/website.git", "main", "github", "example/website"],
  ["https://gitlab.com/example/group/web.site/", "drafts/june", "gitlab", "example/group/web.site"],
])("CMS_REPOSITORY=%s is accepted", (address, branch, host, path) => {
  const { repository } = readBuildEnvironment({ CMS_REPOSITORY: address, CMS_BRANCH: branch });
  expect(repository).toEqual({ host, path, branch });
});

test.each([
  "example/website",
  "git@github.com:example/website.git",
  "https://github.com/example",
  "https://bitbucket.org/example/website",
])("CMS_REPOSITORY=%s is rejected", (address) => {
  expect(() => readBuildEnvironment({ CMS_REPOSITORY: address })).toThrow(
    `CMS_REPOSITORY is "${address}"; expected a repository on GitHub or GitLab, such as https://github.com/example/website.`,
  );
});

test("CMS_BRANCH requires CMS_REPOSITORY, and must be a valid branch name", () => {
  expect(() => readBuildEnvironment({ CMS_BRANCH: "main" })).toThrow(/^CMS_REPOSITORY is ""/);
  const CMS_REPOSITORY = "https://github.com/example/website";
  expect(() => readBuildEnvironment({ CMS_REPOSITORY, CMS_BRANCH: "two words" })).toThrow(/^CMS_BRANCH is/);
});

test("an additional public key is accepted, and an invalid or secret key is rejected", () => {
  expect(readAdditionalPublishableKey({})).toBeUndefined();
  expect(readAdditionalPublishableKey({ PUBLISHABLE_KEY: "" })).toBeUndefined();
  expect(readAdditionalPublishableKey({ PUBLISHABLE_KEY: "sb_publishable_of_several_servers" })).toBe(
    "sb_publishable_of_several_servers",
  );
  for (const key of ["sb_secret_of_a_project_1234", "short", "with spaces in its middle"])
    expect(() => readAdditionalPublishableKey({ PUBLISHABLE_KEY: key }), key).toThrow(
      /^PUBLISHABLE_KEY is "/,
    );
  expect(() => readAdditionalPublishableKey({ PUBLISHABLE_KEY: "sb_secret_of_a_project_1234" })).not.toThrow(
    /project_1234/,
  );
});

test("PREVIEW must be 1 or have no value", () => {
  expect(readBuildEnvironment({ PREVIEW: "1" }).isPreview).toBe(true);
  expect(readBuildEnvironment({ PREVIEW: "" }).isPreview).toBe(false);
  expect(() => readBuildEnvironment({ PREVIEW: "yes" })).toThrow(
    'PREVIEW is "yes"; expected "1" or no value.',
  );
});

test("hidden pages are paths with commas between them", () => {
  expect(readBuildEnvironment({ HIDDEN_PAGES: "/jobs/electrician,/jobs/estimator-2" }).hiddenPages).toEqual([
    "/jobs/electrician",
    "/jobs/estimator-2",
  ]);
  for (const value of ["jobs/electrician", "/jobs/*", "/jobs/a,", "/jobs/a b"])
    expect(() => readBuildEnvironment({ HIDDEN_PAGES: value }), value).toThrow("HIDDEN_PAGES");
});
