import { beforeEach, expect, it } from "vitest";
import { createOperatorStore } from "../../server/operator/operators/operator-store.ts";
import { createSecret, hashSecret } from "../../server/platform/secrets.ts";
import { runOperators } from "../../server/operator/operators/run-operators.ts";
import { runHere } from "../run-here.ts";
import { dumpDatabase } from "./dump-database.ts";
import { describeBackend } from "./served-backend.ts";

const desk = "https://desk.example.com";

describeBackend("operators", (backend) => {
  beforeEach(() => backend.reset());

  const operators = () => createOperatorStore(backend.database);
  const run = (...args: string[]) =>
    runHere(runOperators, args, { ...backend.environment, DESK_ORIGIN: desk });
  const add = (email = "ana@example.com", name = "Ana Cruz", role = "recruiter") =>
    run("add", email, "--name", name, "--role", role);
  const limit = (subject: string, max: number) =>
    backend.database.query(
      "update private.rate_limits set max_count = $2 where scope = 'operator_links' and subject = $1",
      [subject, max],
    );
  const countLinks = () => backend.count("private.operator_links");

  /** Makes a link as the outbox does, and returns its token. */
  const issue = async () => {
    const token = createSecret();
    await backend.database.query(
      "update private.operator_links set token_hash = decode($1, 'hex') where token_hash is null",
      [hashSecret(token)],
    );
    return hashSecret(token);
  };
  const secret = () => hashSecret(createSecret());

  it("are added, changed, listed and removed by a command beside the running server", async () => {
    expect((await run("list")).output).toContain("There are no operators.");
    expect(await add("Ana@Example.com")).toEqual({
      code: 0,
      output: "Ana Cruz (ana@example.com) may sign in as recruiter.\n",
      errors: "",
    });
    expect((await add("ana@example.com", "Ana Cruz", "admin")).output).toBe(
      "ana@example.com was an operator already, and is now Ana Cruz, admin.\n",
    );
    expect((await add("other@example.com", "ana cruz")).errors).toContain("Another operator is named");
    expect((await add("not an address")).errors).toContain('"not an address" is not an email address.');
    expect((await run("remove", "nobody@example.com")).errors).toBe(
      "No operator has the address nobody@example.com. npm run operators -- list shows them.\n",
    );
    expect((await run("list")).output).toMatch(
      /^Ana Cruz +admin +ana@example\.com +added [\d-]+, signed out\n$/,
    );
    expect((await run("remove", "ANA@example.com")).output).toContain("Ana Cruz may no longer sign in");
    const { output } = await run("list", "--json");
    expect(JSON.parse(output)).toMatchObject([{ name: "Ana Cruz", email: null }]);
    expect((await add()).code).toBe(0);
    expect((await run("log")).output.split("\n").map((line) => line.split("  ")[2])).toEqual([
      "operator added",
      "operator removed",
      "operator changed",
      "operator added",
      undefined,
    ]);
  });

  it("sign in once with a link, in the browser that asked for it", async () => {
    await add();
    const [browser, session] = [secret(), secret()];
    await operators().askForLink("ana@example.com", browser, "203.0.113.7", desk);
    const token = await issue();
    expect(await operators().readLink(token, browser)).toBe("valid");
    expect(await operators().readLink(token, secret())).toBe("other-browser");
    expect(await operators().readLink(token, null)).toBe("other-browser");
    expect(await operators().readLink(secret(), browser)).toBe("void");
    expect(await operators().startSession(token, secret(), secret())).toBe(false);
    expect(await operators().startSession(token, null, secret())).toBe(false);
    const tries = await Promise.all(
      [session, secret(), secret()].map((one) => operators().startSession(token, browser, one)),
    );
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect(await operators().readLink(token, browser)).toBe("void");
    expect(await backend.count("private.operator_sessions")).toBe(1);
  });

  it("cannot use a link after 15 minutes, or a session after 12 hours", async () => {
    await add();
    const [browser, session] = [secret(), secret()];
    await operators().askForLink("ana@example.com", browser, "203.0.113.7", desk);
    const token = await issue();
    await backend.database.run("update private.operator_links set expires_at = now()");
    expect(await operators().readLink(token, browser)).toBe("void");
    expect(await operators().startSession(token, browser, session)).toBe(false);
    const [lifetimes] = await backend.database.query(
      "select pg_get_expr(adbin, adrelid) as d from pg_attrdef where adrelid = 'private.operator_sessions'::regclass and pg_get_expr(adbin, adrelid) like '%12:00:00%'",
    );
    expect(lifetimes).toBeDefined();
    await backend.database.run("update private.operator_links set expires_at = now() + interval '1 minute'");
    expect(await operators().startSession(token, browser, session)).toBe(true);
    expect(await operators().findSession(session)).toMatchObject({ name: "Ana Cruz", role: "recruiter" });
    await backend.database.run("update private.operator_sessions set expires_at = now()");
    expect(await operators().findSession(session)).toBeUndefined();
  });

  it("lose their sessions and links with their removal, and their rights with their role", async () => {
    await add();
    const [browser, session] = [secret(), secret()];
    await operators().askForLink("ana@example.com", browser, "203.0.113.7", desk);
    expect(await operators().startSession(await issue(), browser, session)).toBe(true);
    await add("ana@example.com", "Ana Cruz", "admin");
    expect(await operators().findSession(session)).toMatchObject({ role: "admin" });
    await operators().createLink("ana@example.com", secret(), desk);
    await run("remove", "ana@example.com");
    expect(await operators().findSession(session)).toBeUndefined();
    expect([await countLinks(), await backend.count("private.operator_sessions")]).toEqual([0, 0]);
    expect(await backend.count("private.deliveries")).toBe(0);
    expect(await dumpDatabase(backend.database)).not.toContain("ana@example.com");
  });

  it("get a link by the outbox, and only they do; secrets are stored as hashes", async () => {
    await add();
    await operators().askForLink("nobody@example.com", secret(), "203.0.113.7", desk);
    expect(await countLinks()).toBe(0);
    await operators().askForLink("ana@example.com", secret(), "203.0.113.7", desk);
    expect(
      await backend.database.query("select kind, submission_table, recipient from private.deliveries"),
    ).toEqual([{ kind: "operator-link", submission_table: "operator_links", recipient: "operator" }]);
    const { output } = await run("link", "ana@example.com");
    const token = /\?token=([\w-]{43})\n$/.exec(output)?.[1] ?? "";
    expect(output).toContain(`${desk}/sign-in/link?token=`);
    expect(await dumpDatabase(backend.database)).not.toContain(token);
    expect(await operators().startSession(hashSecret(token), null, secret())).toBe(true);
  });

  it("are sent a bounded number of links: by browser, address and mailbox", async () => {
    await add();
    const ask = (client: string, browser = secret(), email = "ana@example.com") =>
      operators().askForLink(email, browser, client, desk);
    const browser = secret();
    await ask("203.0.113.7", browser);
    await ask("203.0.113.7", browser);
    expect(await countLinks()).toBe(1);
    await limit("email", 3);
    for (let times = 0; times < 4; times += 1) await ask("203.0.113.7");
    expect(await countLinks()).toBe(2);
    await ask("198.51.100.7");
    expect(await countLinks()).toBe(3);
    await limit("total", 4);
    for (let host = 0; host < 4; host += 1) await ask(`192.0.${host}.1`);
    expect(await countLinks()).toBe(4);
    await limit("total", 100);
    await limit("address", 2);
    await add("dan@example.com", "Dan");
    for (let times = 0; times < 4; times += 1) await ask("192.0.9.1", secret(), "dan@example.com");
    expect(await countLinks()).toBe(6);
  });

  it("leave a log that nobody changes", async () => {
    await operators().record({ id: null, name: "Dana" }, { action: "exported", detail: { rows: 3 } });
    const submission = { table: "contact_submissions", id: crypto.randomUUID() } as const;
    for (let times = 0; times < 2; times += 1)
      await operators().record({ id: null, name: "Dana" }, { action: "viewed", submissions: [submission] });
    expect(await operators().readLog({ since: null, limit: 10 })).toMatchObject([
      { actor: "Dana", action: "viewed", table: "contact_submissions", submission: submission.id },
      { actor: "Dana", action: "exported", table: null, detail: { rows: 3 } },
    ]);
    for (const change of [
      "update private.operator_log set actor = 'Kim'",
      "delete from private.operator_log",
    ])
      await expect(backend.database.run(change)).rejects.toMatchObject({ code: "55000" });
  });
});
