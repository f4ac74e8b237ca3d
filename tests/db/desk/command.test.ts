import { chmodSync, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { openDesk } from "../../../server/operator/desk/open-desk.ts";
import { extractKey, startDeskProcess } from "../../e2e/start-desk-process.ts";
import { copyEmbeddedTemplate } from "../embedded-template.ts";
import { temporaryFolder } from "../../temporary-folder.ts";
import { runCommand } from "../../run-command.ts";
import { send, signIn } from "./desk-client.ts";
import { isFullRun } from "../../is-full-run.ts";

it("the desk works on embedded data without a running server, with the compiled app, and hides its one-time URL from other users: the browser opens it from a private file", async () => {
  const dataDir = temporaryFolder();
  await copyEmbeddedTemplate(dataDir);
  const [browser, opened] = [join(dataDir, "browser"), join(dataDir, "opened")];
  writeFileSync(browser, `#!/bin/sh\necho "$@" > "${opened}.part" && mv "${opened}.part" "${opened}"\n`);
  chmodSync(browser, 0o700);
  const desk = await startDeskProcess(dataDir, "Dana", { BROWSER: browser });
  let page = "";
  try {
    const { get, authorization } = await signIn(desk.origin, extractKey(desk.address));
    expect(await get("/leads?")).toEqual({ rows: [], next: null });
    expect(await get("/config")).toMatchObject({ operator: "Dana", held_from: 60 });
    for (const path of ["/", "/desk.js", "/desk.css", "/frame.svg", "/lead/contact_submissions/1"])
      expect([path, (await send(desk.origin, path)).status]).toEqual([path, 200]);
    expect((await send(desk.origin, "/other.js")).status).toBe(404);

    await expect.poll(() => existsSync(opened)).toBe(true);
    const address = readFileSync(opened, "utf8").trim();
    expect(address).not.toContain(extractKey(desk.address));
    page = fileURLToPath(address);
    expect([page, dirname(page)].map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o700]);
    expect(readFileSync(page, "utf8")).toContain(`content="0;url=${desk.address}"`);

    // A browser that crashed is replaced: a new link signs in another one, and signs the first one out.
    const replacement = await signIn(desk.origin, extractKey(await desk.renewLink()));
    expect(await replacement.get("/leads?")).toEqual({ rows: [], next: null });
    expect((await send(desk.origin, "/api/counts", { headers: { authorization } })).status).toBe(401);
  } finally {
    await desk.stop();
  }
  expect(existsSync(dirname(page))).toBe(false);
});

it.runIf(isFullRun)("npm run desk reports in one line that there is no database", async () => {
  expect(await runCommand("desk", [], { DATA_DIR: "/nonexistent" })).toEqual({
    code: 1,
    output: "",
    errors: "There is no database in /nonexistent. npm start creates it.\n",
  });
});

it("the desk does not work through SUPABASE_URL", async () => {
  await expect(openDesk({ SUPABASE_URL: "https://project.supabase.co" })).rejects.toThrow(
    "The desk does not work through SUPABASE_URL. Set DATABASE_URL to the project's connection string.",
  );
});
