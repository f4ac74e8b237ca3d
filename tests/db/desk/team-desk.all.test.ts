import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { routeRoles } from "../../../server/operator/desk/api/route-roles.ts";
import { dataFolderPaths } from "../../../server/data/files/data-folder.ts";
import { createSecret } from "../../../server/platform/secrets.ts";
import { describeBackend } from "../served-backend.ts";
import { openTeamDesk, type Browser, type Sent } from "./team-desk.ts";

describeBackend("the desk at DESK_ORIGIN", (backend) => {
  beforeEach(() => backend.reset());

  const open = (address?: string) => openTeamDesk(backend, address);

  it("signs an operator in with a link by mail, and out again", async () => {
    const desk = open();
    await desk.add();
    const browser = desk.browser();
    const first = await browser.send("/");
    expect([first.status, first.headers.get("location")]).toEqual([303, "/sign-in"]);
    expect(await (await browser.send("/sign-in")).text()).toContain("Sign in by mail");
    const asked = await desk.ask(browser, " ANA@example.com ");
    expect(asked.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-desk-ask=[\w-]{43}; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
    const token = await desk.receive();
    const signedIn = await desk.confirm(browser, token);
    expect([signedIn.status, signedIn.headers.get("location")]).toEqual([303, "/"]);
    expect(signedIn.headers.getSetCookie()[0]).toMatch(
      /^__Host-desk-session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(browser.cookies.has("__Host-desk-ask")).toBe(false);
    expect((await browser.send("/")).status).toBe(200);
    const { token: requestToken } = (await (await browser.send("/session", { method: "POST" })).json()) as {
      token: string;
    };
    const headers = { authorization: `Bearer ${requestToken}` };
    expect(await (await browser.send("/api/config", { headers })).json()).toMatchObject({
      operator: "Ana recruiter",
      role: "recruiter",
    });
    expect((await desk.confirm(browser, token)).status).toBe(410);
    const secret = browser.cookies.get("__Host-desk-session") ?? "";
    expect((await browser.send("/sign-out", { method: "POST" })).status).toBe(303);
    expect(browser.cookies.size).toBe(0);
    browser.cookies.set("__Host-desk-session", secret);
    expect((await browser.send("/api/config", { headers })).status).toBe(401);
    expect((await browser.send("/session", { method: "POST" })).status).toBe(401);
    const log = await desk.operators.readLog({ since: null, limit: 9 });
    expect(log.map(({ actor, action }) => `${actor} ${action}`)).toEqual([
      "Ana recruiter signed_out",
      "Ana recruiter signed_in",
    ]);
  });

  it("answers the same for every address, and without waiting for the database", async () => {
    const desk = open();
    await desk.add();
    const asking = vi.spyOn(desk.operators, "askForLink").mockReturnValue(new Promise(() => undefined));
    const answers = [];
    for (const email of ["ana@example.com", "eve@example.com"]) {
      const response = await desk.ask(desk.browser(), email);
      const cookies = response.headers.getSetCookie().map((line) => line.replace(/=[\w-]{43}/, "="));
      answers.push([response.status, cookies, (await response.text()).replaceAll(email, "")]);
    }
    expect(answers[0]).toEqual(answers[1]);
    await expect.poll(() => asking.mock.calls.length, { timeout: 10_000 }).toBe(2);
    for (const email of ["", "ana", "ana@example.com, eve@example.com", "<b>@x"]) {
      const response = await desk.ask(desk.browser(), email);
      expect([email, response.status]).toEqual([email, 400]);
      expect(await response.text()).not.toContain("<b>");
    }
  });

  it("does not use a link that mail software or another browser opens", async () => {
    const desk = open();
    await desk.add();
    const [own, other] = [desk.browser(), desk.browser()];
    await desk.ask(own, "ana@example.com");
    const token = await desk.receive();
    for (const method of ["GET", "HEAD"])
      expect((await other.send(`/sign-in/link?token=${token}`, { method })).status).toBe(403);
    expect(await (await other.send(`/sign-in/link?token=${token}`)).text()).toContain(
      "works only in the browser",
    );
    expect((await desk.confirm(other, token)).status).toBe(403);
    await desk.ask(other, "eve@example.com");
    expect((await desk.confirm(other, token)).status).toBe(403);
    const page = await own.send(`/sign-in/link?token=${token}`);
    expect([page.status, page.headers.get("content-security-policy")]).toEqual([
      200,
      expect.stringContaining("form-action 'self'"),
    ]);
    expect((await desk.confirm(own, token)).status).toBe(303);
    for (const wrong of [createSecret(), "", "x".repeat(5000)]) {
      expect((await other.send(`/sign-in/link?token=${wrong}`)).status).toBe(410);
      expect((await desk.confirm(other, wrong)).status).toBe(410);
    }
  });

  it("starts a session of its own at every sign-in, and ends the browser's former one", async () => {
    const desk = open();
    const planted = createSecret();
    const browser = desk.browser();
    await desk.add();
    browser.cookies.set("__Host-desk-session", planted);
    await desk.ask(browser, "ana@example.com");
    await desk.confirm(browser, await desk.receive());
    const first = browser.cookies.get("__Host-desk-session");
    expect(first).not.toBe(planted);
    await backend.database.run("update private.operator_links set asked_at = now() - interval '5 minutes'");
    await desk.ask(browser, "ana@example.com");
    await desk.confirm(browser, await desk.receive(2));
    expect(browser.cookies.get("__Host-desk-session")).not.toBe(first);
    expect(await backend.count("private.operator_sessions")).toBe(1);
  });

  it("lets each role do what the table of routes says, on every route, and a stranger nothing", async () => {
    const desk = open();
    const id = await backend.send("contact_submissions");
    const visitors = {
      stranger: desk.browser(),
      recruiter: await desk.signIn(),
      admin: await desk.signIn("admin"),
    };
    const logged = vi.spyOn(console, "error").mockReturnValue();
    const found: Record<string, string> = {};
    for (const [route, role] of Object.entries(routeRoles)) {
      const [method = "", path = ""] = route.split(" ");
      const target = path
        .replace(":table", "contact_submissions")
        .replace(":id", id)
        .replace(":name", "20261128T100000Z_test_test_1.eml")
        .replace(/:use\{(\w+).*/, "$1");
      const send = async (browser: Browser, headers: Record<string, string> = {}) =>
        (await browser.send(`/api${target}`, { method, headers, ...(method === "POST" && { body: {} }) }))
          .status;
      const statuses = [
        await send(visitors.stranger),
        await send(visitors.stranger, visitors.admin.headers),
        await send(visitors.admin),
        await send(visitors.recruiter, visitors.recruiter.headers),
        await send(visitors.admin, visitors.admin.headers),
      ];
      expect([route, statuses.slice(0, 3)]).toEqual([route, [401, 401, 401]]);
      expect([route, statuses[4]]).not.toEqual([route, 401]);
      expect([route, statuses[4]]).not.toEqual([route, 403]);
      found[route] = statuses[3] === 403 ? "admin" : "recruiter";
      if (statuses[3] !== 403) expect([route, statuses[3]]).toEqual([route, statuses[4]]);
      expect([route, found[route]]).toEqual([route, role]);
    }
    logged.mockRestore();
    expect(Object.keys(found).length).toBeGreaterThan(20);
    expect(
      Object.entries(found)
        .filter(([, role]) => role === "admin")
        .map(([route]) => route),
    ).toEqual(
      expect.arrayContaining(["POST /people/erase", "GET /export", "POST /selection/delete", "GET /mails"]),
    );
    const { lines } = (await (await visitors.admin.api("/log")).json()) as { lines: { actor: string }[] };
    expect(lines.map(({ actor }) => actor)).toContain("Ana recruiter");
    const { api } = visitors.recruiter;
    const ticket = (await (
      await api("/tickets", { method: "POST", body: { path: "/export?format=csv" } })
    ).json()) as { address: string };
    expect((await visitors.recruiter.send(ticket.address)).status).toBe(403);
  });

  it("ends an operator's sessions, tickets and links with the removal", async () => {
    const desk = open();
    const admin = await desk.signIn("admin");
    const { address } = (await (
      await admin.api("/tickets", { method: "POST", body: { path: "/export?format=csv" } })
    ).json()) as { address: string };
    expect((await admin.api("/revision")).status).toBe(200);
    await desk.operators.add({ email: admin.email, name: "Ana admin", role: "recruiter" });
    expect((await admin.api("/export?format=csv")).status).toBe(403);
    await desk.operators.remove(admin.email);
    expect((await admin.api("/revision")).status).toBe(401);
    expect((await admin.send(address)).status).toBe(403);
  });

  it("rejects requests of other pages, hosts and tabs without the token", async () => {
    const desk = open();
    const { send, headers } = await desk.signIn("admin");
    const body = { emails: ["kim@example.com"], phones: [] };
    const erase = (more: Sent) =>
      send("/api/people/erase", { method: "POST", body, headers, ...more }).then(({ status }) => status);
    for (const origin of [
      "https://evil.example",
      "https://www.example.com",
      "http://desk.example.com",
      "null",
      null,
    ])
      expect([origin, await erase({ origin })]).toEqual([origin, 403]);
    for (const host of [
      "evil.example",
      "desk.example.com.evil.example",
      "127.0.0.1:8080",
      "desk.example.com:8080",
      "",
    ])
      expect([host, await erase({ headers: { ...headers, host } })]).toEqual([host, 403]);
    for (const site of ["cross-site", "same-site"])
      expect(await erase({ headers: { ...headers, "sec-fetch-site": site, "sec-fetch-mode": "cors" } })).toBe(
        403,
      );
    for (const authorization of ["", "Bearer ", `Bearer ${createSecret()}`])
      expect(await erase({ headers: { authorization } })).toBe(401);
    expect(await erase({})).toBe(200);
    for (const path of ["/sign-in", "/sign-in/link", "/session", "/sign-out"])
      for (const origin of ["https://evil.example", null])
        expect((await send(path, { method: "POST", origin, body: new URLSearchParams() })).status).toBe(403);
  });

  it("shows an operator's link to nobody in the saved emails", async () => {
    const desk = open();
    const { mail } = dataFolderPaths(backend.dataDir);
    mkdirSync(mail, { recursive: true });
    const link = `20261129T100000Z_operator-link_${crypto.randomUUID()}_${crypto.randomUUID()}.eml`;
    writeFileSync(join(mail, link), "Subject: Your link\n");
    const { api } = await desk.signIn("admin");
    expect(JSON.stringify(await (await api("/mails")).json())).not.toContain("operator-link");
    expect((await api(`/mails/${link}`)).status).toBe(400);
  });

  it("is served on a path of the site's host, too", async () => {
    const desk = open("https://www.example.com/desk");
    for (const [path, isForDesk] of [
      ["/desk", true],
      ["/desk/sign-in", true],
      ["/desks", false],
      ["/", false],
    ] as const)
      expect([path, desk.isFor(new Request(`https://www.example.com${path}`))]).toEqual([path, isForDesk]);
    const browser = desk.browser();
    expect((await browser.send("/")).headers.get("location")).toBe("/desk/sign-in");
    expect(await (await browser.send("/sign-in")).text()).toContain('action="/desk/sign-in"');
    const { send, api } = await desk.signIn();
    expect(await (await send("/")).text()).toBe(
      '<html data-desk="/desk" lang="en"><script src="/desk/desk.js"></script></html>',
    );
    expect((await send("/desk.js")).status).toBe(200);
    expect(await (await send("/desk.css")).text()).toBe("@font-face{src:url(/desk/fonts/a.woff2)}");
    expect((await api("/config")).status).toBe(200);
  });

  it("uses no secure cookies for http://localhost, where browsers would refuse them", async () => {
    const desk = open("http://localhost:8080");
    const { cookies } = await desk.signIn();
    expect([...cookies.keys()]).toEqual(["desk-session"]);
  });
});
