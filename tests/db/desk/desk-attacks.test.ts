import { beforeAll, expect, it, vi } from "vitest";
import { routeRoles } from "../../../server/operator/desk/api/route-roles.ts";
import { createRequestToken } from "../../../server/operator/desk/sign-in/team-access.ts";
import { createSecret, hashSecret } from "../../../server/platform/secrets.ts";
import { describeBackend } from "../served-backend.ts";
import { openTeamDesk, type Browser, type Sent } from "./team-desk.ts";

const sessionCookie = "__Host-desk-session";

/** Header that names a host other than the desk's, as after DNS rebinding. */
const hosts = [
  ...["evil.example", "desk.example.com.evil.example", "evil.example#desk.example.com", "xdesk.example.com"],
  ...[
    "127.0.0.1",
    "127.0.0.1:8080",
    "localhost",
    "[::1]",
    "desk.example.com:80",
    "desk.example.com.",
    "",
    "*",
  ],
];
const origins = [
  ...[
    "https://evil.example",
    "http://desk.example.com",
    "https://desk.example.com:8443",
    "https://example.com",
  ],
  ...["https://www.example.com", "https://desk.example.com.evil.example", "null", "", "file://", null],
];
const wrongTokens = [
  ...[
    "",
    "x",
    "%00",
    "../..",
    "' or 1=1 --",
    "{}",
    "[object Object]",
    "\u0000",
    "é".repeat(43),
    "A".repeat(42),
  ],
  ...["A".repeat(44), "A".repeat(100_000), createSecret(), hashSecret(createSecret())],
];

/** Returns the path of a route, with a submission's id and other values for its parameters. */
const fillPath = (path: string, id: string): string =>
  path
    .replace(":table", "contact_submissions")
    .replace(":id", id)
    .replace(/:use.*/, "open")
    .replace(":action", "pause")
    .replace(":name", "x.eml");

/** Other spellings of a path that a router might take for the same. */
const respell = (path: string): string[] => [
  ...[
    path,
    `${path}/`,
    `/${path}`,
    `/.${path}`,
    path.toUpperCase(),
    path.replace("e", "%65"),
    `/x/..${path}`,
  ],
  ...[
    path.replace("/", "/%2e/"),
    `${path}%00`,
    `${path};a=b`,
    `${path}?_method=POST`,
    path.replace("/", "\\"),
  ],
];

describeBackend("attacks on the desk at DESK_ORIGIN", (backend) => {
  let desk: ReturnType<typeof openTeamDesk>;
  let admin: Awaited<ReturnType<typeof desk.signIn>>;
  let recruiter: typeof admin;
  let id: string;
  let tries = 0;

  beforeAll(async () => {
    await backend.reset();
    desk = openTeamDesk(backend);
    admin = await desk.signIn("admin");
    recruiter = await desk.signIn("recruiter");
    id = await backend.send("contact_submissions", { email: "kim@example.com" });
    vi.spyOn(console, "error").mockReturnValue();
  });

  /** Sends a request that must be refused, and must return no data of a sender. */
  const attack = async (name: string, browser: Pick<Browser, "send">, path: string, sent: Sent = {}) => {
    tries += 1;
    const response = await browser.send(path, sent);
    const text = await response.text();
    const isRefused =
      response.status >= 400 || (response.status === 303 && response.headers.get("location") === "/sign-in");
    // Pages of the app contain no data, and are the same for everybody.
    const isApp = response.headers.get("content-type") === "text/html" && text.includes("/desk.js");
    expect([name, path.slice(0, 90), isRefused || isApp, text.includes("kim@")]).toEqual([
      name,
      path.slice(0, 90),
      true,
      false,
    ]);
    expect([name, response.status]).not.toEqual([name, 500]);
  };
  const withCookie = (value: string, name = sessionCookie) => {
    const browser = desk.browser();
    browser.cookies.set(name, value);
    return browser;
  };

  it("by guessed, replayed and foreign links", async () => {
    for (const token of wrongTokens) {
      const query = encodeURIComponent(token);
      await attack("a wrong link", desk.browser(), `/sign-in/link?token=${query}`);
      for (const body of [
        new URLSearchParams({ token }),
        { token },
        `token=${query}&token=${query}`,
        `token[]=${query}`,
      ])
        await attack("a wrong link", desk.browser(), "/sign-in/link", { method: "POST", body });
    }
    const own = desk.browser();
    await backend.database.run("update private.operator_links set asked_at = now() - interval '5 minutes'");
    await desk.ask(own, "recruiter@example.com");
    const token = await desk.receive((await backend.count("private.operator_links")) + 1);
    const form = { method: "POST", body: new URLSearchParams({ token }) };
    for (const browser of [desk.browser(), withCookie(createSecret(), "__Host-desk-ask"), admin])
      await attack("another browser's link", browser, "/sign-in/link", form);
    await attack(
      "an unprefixed cookie",
      withCookie(own.cookies.get("__Host-desk-ask") ?? "", "desk-ask"),
      "/sign-in/link",
      form,
    );
    const copy = withCookie(own.cookies.get("__Host-desk-ask") ?? "", "__Host-desk-ask");
    expect((await desk.confirm(own, token)).status).toBe(303);
    for (let time = 0; time < 5; time += 1) await attack("a used link", copy, "/sign-in/link", form);
  });

  it("by forged, stolen and ended sessions", async () => {
    const secret = admin.cookies.get(sessionCookie) ?? "";
    for (const value of [
      ...wrongTokens,
      hashSecret(secret),
      admin.token,
      `${secret}x`,
      secret.slice(1),
    ].filter((text) => /^[\x21-\x7e]*$/.test(text))) {
      await attack("a forged cookie", withCookie(value), "/api/leads", { headers: admin.headers });
      await attack("a forged cookie", withCookie(value), "/session", { method: "POST" });
    }
    for (const name of ["desk-session", "__Secure-desk-session", "__host-desk-session", "session"])
      await attack("a cookie of another name", withCookie(secret, name), "/api/leads", {
        headers: admin.headers,
      });
    for (const authorization of [
      ...[
        "",
        "Bearer",
        "Bearer ",
        "Bearer undefined",
        "Basic eDp4",
        `Bearer ${secret}`,
        `Bearer ${recruiter.token}`,
      ],
      ...[
        `bearer ${admin.token}`,
        admin.token,
        `Bearer ${admin.token} `.repeat(2),
        `Bearer ${createRequestToken(hashSecret(secret))}`,
      ],
    ])
      await attack("a session without its token", admin, "/api/leads", { headers: { authorization } });
    await attack("a token of another session", recruiter, "/api/leads", { headers: admin.headers });
    const ended = await desk.signIn("recruiter");
    const copy = withCookie(ended.cookies.get(sessionCookie) ?? "");
    await ended.send("/sign-out", { method: "POST" });
    await attack("an ended session", copy, "/api/leads", { headers: ended.headers });
    await attack("an ended session", copy, "/session", { method: "POST" });
  });

  it("by a planted session (fixation)", async () => {
    for (const planted of [createSecret(), admin.cookies.get(sessionCookie) ?? ""]) {
      tries += 1;
      const victim = withCookie(planted);
      await backend.database.run("update private.operator_links set asked_at = now() - interval '5 minutes'");
      await desk.add("recruiter", "victim@example.com", "Vic");
      await desk.ask(victim, "victim@example.com");
      await desk.confirm(victim, await desk.receive((await backend.count("private.operator_links")) + 1));
      expect(victim.cookies.get(sessionCookie)).not.toBe(planted);
      await attack("a planted session", withCookie(planted), "/api/leads", {
        headers: { authorization: `Bearer ${createRequestToken(planted)}` },
      });
      await desk.operators.remove("victim@example.com");
    }
    admin = await desk.signIn("admin");
  });

  it("by a recruiter on routes of admins, however they are written", async () => {
    const sample = { emails: ["kim@example.com"], phones: [], leads: [{ table: "contact_submissions", id }] };
    const adminPaths = Object.entries(routeRoles).flatMap(([route, role]) =>
      role === "admin" ? [fillPath(route.split(" ")[1] ?? "", id)] : [],
    );
    for (const path of new Set(adminPaths))
      for (const spelling of respell(path))
        for (const method of ["GET", "POST"]) {
          const body = method === "POST" ? { body: sample } : {};
          await attack("a recruiter", recruiter, `/api${spelling}`, {
            method,
            headers: recruiter.headers,
            ...body,
          });
        }
    for (const method of ["HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"])
      await attack("another method", recruiter, "/api/people/erase", { method, headers: recruiter.headers });
    for (const override of [
      "x-http-method-override",
      "x-original-url",
      "x-rewrite-url",
      "x-forwarded-host",
      "x-role",
    ])
      await attack("an override", recruiter, "/api/people/erase", {
        method: "POST",
        headers: { ...recruiter.headers, [override]: "/api/revision" },
        body: sample,
      });
    for (const path of ["/export?format=csv", "/export?format=csv#x"]) {
      const issued = await recruiter.api("/tickets", { method: "POST", body: { path } });
      const { address = "/files/none" } = (await issued.json()) as { address?: string };
      await attack("a ticket for an admin's file", recruiter, address);
    }
    expect(await backend.count("public.contact_submissions")).toBe(1);
  });

  it("by other sites (cross-site requests, DNS rebinding)", async () => {
    for (const [route] of Object.entries(routeRoles)) {
      const [method = "", path = ""] = route.split(" ");
      const target = `/api${fillPath(path, id)}`;
      await attack("a cookie alone", admin, target, { method, ...(method === "POST" && { body: {} }) });
      const host = hosts[tries % hosts.length] ?? "";
      await attack("another host", admin, target, { method, headers: { ...admin.headers, host } });
    }
    for (const path of [
      "/sign-in",
      "/sign-in/link",
      "/session",
      "/sign-out",
      "/api/people/erase",
      "/api/selection/delete",
    ]) {
      for (const origin of origins)
        await attack("another origin", admin, path, {
          method: "POST",
          origin,
          headers: admin.headers,
          body: {},
        });
      for (const host of hosts)
        await attack("another host", admin, path, {
          method: "POST",
          headers: { ...admin.headers, host },
          body: {},
        });
    }
    expect((await admin.api("/revision")).status).toBe(200);
  });

  it("by asking who is an operator", async () => {
    const answers = new Set<string>();
    for (let round = 0; round < 30; round += 1)
      for (const email of ["recruiter@example.com", "recruitee@example.com"]) {
        tries += 1;
        const response = await desk.ask(desk.browser(), email);
        const headers = [...response.headers].map((header) => header.join("=").replace(/[\w-]{43}/g, ""));
        answers.add(`${response.status} ${headers.join()} ${(await response.text()).replaceAll(email, "")}`);
      }
    expect(answers.size).toBe(1);
    // Each route is attacked by a cookie alone and from another host; each of admins, by a recruiter in other spellings too.
    const adminPaths = Object.entries(routeRoles).flatMap(([route, role]) =>
      role === "admin" ? [route.split(" ")[1]] : [],
    );
    expect(tries).toBe(333 + 24 * new Set(adminPaths).size + 2 * Object.keys(routeRoles).length);
  });
});
