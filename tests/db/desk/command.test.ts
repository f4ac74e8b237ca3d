import { rmSync } from "node:fs";
import { expect, it } from "vitest";
import { startDeskProcess } from "../../e2e/desk-stage.ts";
import { copyEmbeddedTemplate } from "../embedded-template.ts";
import { temporaryFolder } from "../served-backend.ts";
import { runCommand } from "../deliveries/run-command.ts";
import { send, signIn } from "./desk-client.ts";

it("works on the embedded data while no server runs, with the app that it has compiled", async () => {
  const dataDir = temporaryFolder();
  await copyEmbeddedTemplate(dataDir);
  const desk = await startDeskProcess(dataDir, "Dana");
  try {
    const key = new URL(desk.address).searchParams.get("key") ?? "";
    const { get, cookie } = await signIn(desk.origin, key);
    expect(await get("/leads?")).toEqual({ rows: [], next: null });
    expect(await get("/facts")).toMatchObject({ operator: "Dana", held_from: 60 });
    for (const path of ["/", "/desk.js", "/desk.css", "/frame.svg", "/lead/contact_submissions/1"])
      expect([path, (await send(desk.origin, path, { headers: { cookie } })).status]).toEqual([path, 200]);
    expect((await send(desk.origin, "/other.js", { headers: { cookie } })).status).toBe(404);
  } finally {
    await desk.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

it.each([
  [{ DATA_DIR: "/nonexistent" }, "There is no database in /nonexistent. npm start makes it.\n"],
  [{ DESK_PORT: "desk" }, 'DESK_PORT is "desk"; expected a number from 0 to 65535, such as 8081.\n'],
  [
    { SUPABASE_URL: "https://project.supabase.co" },
    "SUPABASE_URL is set, but the desk works on the database itself; set DATABASE_URL to the connection string of that project.\n",
  ],
])("says in one line what is wrong with %j", async (environment, errors) => {
  expect(await runCommand("desk", [], environment)).toEqual({ code: 1, output: "", errors });
});
