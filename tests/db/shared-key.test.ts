import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeLocalKey } from "../../site/model/local-key.ts";
import { postgresMissing, startMigratedPostgres, type PostgresServer } from "./postgres-server.ts";
import { serveBackend, temporaryFolder } from "./served-backend.ts";

const folders: string[] = [];
const folder = (): string => {
  const made = temporaryFolder();
  folders.push(made);
  return made;
};
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true });
});

describe.skipIf(postgresMissing)("the key that pages carry", () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startMigratedPostgres();
  });
  afterAll(() => postgres.stop());

  const keyOf = async (dataDir: string, publishableKey?: string) => {
    const backend = await serveBackend({ dataDir, databaseUrl: postgres.url, publishableKey });
    const answer = await backend.visitor.from("salary_report_downloads").insert({ email: "kim@example.com" });
    await backend.close();
    expect(answer.status).toBe(201);
    expect(readFileSync(join(dataDir, "publishable-key"), "utf8").trim()).toBe(backend.publishableKey);
    return backend.publishableKey;
  };

  it("is that of the first server's pages, which several servers share by their database", async () => {
    const [first, second] = [folder(), folder()];
    await writeLocalKey(first, "sb_publishable_of_built_pages");
    await writeLocalKey(second, "sb_publishable_of_another");
    expect(await keyOf(first)).toBe("sb_publishable_of_built_pages");
    expect(await keyOf(second)).toBe("sb_publishable_of_built_pages");
  });

  it("is PUBLISHABLE_KEY where that is set, and the database's again where it is not", async () => {
    const dataDir = folder();
    expect(await keyOf(dataDir, "sb_publishable_of_the_setting")).toBe("sb_publishable_of_the_setting");
    expect(await keyOf(dataDir)).toBe("sb_publishable_of_built_pages");
  });
});

if (postgresMissing) console.log(`The key that servers share: skipped, ${postgresMissing}.`);
