import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readAcceptedKeys } from "../../server/api/accepted-keys.ts";
import { PUBLISHABLE_KEY } from "../../site/settings/publishable-key.ts";
import { postAsVisitor } from "./post-as-visitor.ts";
import { describeBackend, type ServedBackend } from "./served-backend.ts";

const EARLIER_KEY = "sb_publishable_dGhlIGtleSBvZiBhbiBlYXJsaWVy";
const SECRET = "sb_secret_dGhlIGtleSBvZiBhbiBlYXJsaWVy";
const SERVICE_ROLE = `e30.${Buffer.from('{"role":"service_role"}').toString("base64url")}.c2lnbmF0dXJl`;

const statusOf = async ({ url }: ServedBackend, key: string) =>
  (await postAsVisitor({ url, key }).insert("salary_report_downloads", { email: "kim@example.com" })).status;

describeBackend("the API", { additionalKey: "sb_publishable_of_the_setting" }, (backend) => {
  it("accepts only the key in the site's pages and PUBLISHABLE_KEY", async () => {
    expect(await statusOf(backend, PUBLISHABLE_KEY)).toBe(201);
    expect(await statusOf(backend, "sb_publishable_of_the_setting")).toBe(201);
    for (const key of [EARLIER_KEY, `${PUBLISHABLE_KEY}x`, "undefined", " "])
      expect(await statusOf(backend, key), key).toBe(401);
  });

  it("ignores a key file that is empty or contains other values than publishable keys", async () => {
    for (const text of ["\n", [SECRET, SERVICE_ROLE, "short", "two words that are long"].join("\n")]) {
      const folder = join(backend.dataDir, crypto.randomUUID());
      mkdirSync(folder);
      writeFileSync(join(folder, "publishable-key"), text);
      expect(await readAcceptedKeys(folder, backend.database, undefined)).toEqual([PUBLISHABLE_KEY]);
    }
  });

  it("accepts the key that servers of an earlier version shared, unless it is a secret key", async () => {
    const readKeys = () => readAcceptedKeys(backend.dataDir, backend.database, undefined);
    await backend.database.query("insert into private.publishable_key (value) values ($1)", [EARLIER_KEY]);
    expect(await readKeys()).toEqual([PUBLISHABLE_KEY, EARLIER_KEY]);
    await backend.database.query("update private.publishable_key set value = $1", [SECRET]);
    expect(await readKeys()).toEqual([PUBLISHABLE_KEY]);
  });
});
