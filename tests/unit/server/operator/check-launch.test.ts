import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer as createHttpServer, type RequestListener } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import type { AddressInfo, Server } from "node:net";
import { createSocket } from "node:dgram";
import { Resolver } from "node:dns/promises";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatFinding, type Finding } from "../../../../server/operator/launch/finding.ts";
import {
  checkInstallation,
  listAlertedMetrics,
} from "../../../../server/operator/launch/installation-checks.ts";
import { checkMailRecords, parseLaunchOptions } from "../../../../server/operator/launch/check-launch.ts";
import { checkAddresses, checkSite } from "../../../../server/operator/launch/site-checks.ts";
import { archiveName } from "../../../../server/jobs/backup/back-up-regularly.ts";
import { NODE_ARGUMENTS } from "../../../node-arguments.ts";
import { makeCertificate } from "../../../make-certificate.ts";
import { temporaryFolder } from "../../../temporary-folder.ts";
import { startNameServer, type Zone } from "./name-server.ts";

const DKIM = `v=DKIM1; k=rsa; p=${"A".repeat(392)}`;
const zone: Record<string, Zone[string]> = {
  "stone.org": { TXT: ["google-site-verification=1", "v=spf1 include:mail.org ~all"], MX: ["mx.stone.org"] },
  "_dmarc.stone.org": { TXT: ["v=DMARC1; p=none"] },
  "mail2026._domainkey.stone.org": { TXT: [DKIM] },
  "open.org": { TXT: ["v=spf1 +all"] },
  "bare.org": { TXT: ["v=spf1 include:mail.org all"], A: ["203.0.114.8"] },
  "stone.co.uk": { TXT: ["v=spf1 include:_spf.all.org -ALL"], MX: ["."] },
  "_dmarc.stone.co.uk": { TXT: ["v=DMARC1;p=reject"] },
  "twice.org": { TXT: ["v=spf1 -all", "v=spf1 ~all"] },
  "_dmarc.twice.org": { TXT: ["v=DMARC1; rua=mailto:kim@twice.org"] },
  "revoked._domainkey.stone.org": { TXT: ["v=DKIM1; p="] },
  "jobs.stone.org": { A: ["203.0.114.7"] },
};
const resolver = await startNameServer(zone);

const format = (findings: readonly Finding[]): string[] => findings.map(formatFinding);
const stateOf = (findings: readonly Finding[], name: string): string | undefined =>
  findings.find((one) => one.name === name)?.state;

describe("mail records", () => {
  const check = (from: string, selector?: string) =>
    checkMailRecords({ from, agency: from }, selector, resolver);

  it("pass for a domain that publishes SPF, DKIM, DMARC and a mail exchanger", async () => {
    expect(format(await check("hello@stone.org", "mail2026"))).toEqual([
      "ok      SPF of stone.org",
      "ok      DKIM of stone.org",
      "ok      DMARC of stone.org",
      "ok      mail exchanger of stone.org",
    ]);
  });

  it.each<[from: string, selector: string | undefined, problems: RegExp[]]>([
    [
      "kim@none.org",
      undefined,
      [
        /no record, expected one that begins with v=spf1/,
        /skipped DKIM/,
        /no record at _dmarc\.none\.org/,
        /cannot receive email/,
      ],
    ],
    ["kim@open.org", "mail2026", [/lets everybody send/, /found no key at mail2026\._domainkey\.open\.org/]],
    ["kim@twice.org", undefined, [/found 2 records/, /has no policy/]],
    ["kim@stone.org", "revoked", [/found no key at revoked\._domainkey/]],
    ["kim@bare.org", undefined, [/lets everybody send/, /ok {6}mail exchanger of bare\.org/]],
    [
      "kim@news.stone.co.uk",
      undefined,
      [/SPF of news\.stone\.co\.uk: found no record/, /ok {6}DMARC of news\.stone/, /cannot receive email/],
    ],
    ["kim@stone.co.uk", undefined, [/ok {6}SPF/, /ok {6}DMARC/, /cannot receive email/]],
    ["kim@news.stone.org", undefined, [/SPF of news\.stone\.org: found no record/, /ok {6}DMARC of news/]],
  ])("of %s are explained", async (from, selector, problems) => {
    const text = format(await check(from, selector)).join("\n");
    for (const problem of problems) expect(text).toMatch(problem);
  });
});

describe("a published site", () => {
  const servers: Server[] = [];
  let behavior: RequestListener = (_, response) => void response.end();
  const listen = async (server: Server): Promise<number> => {
    servers.push(server.listen(0, "127.0.0.1"));
    await once(server, "listening");
    return (server.address() as AddressInfo).port;
  };
  let http = "";
  let https = "";
  beforeAll(async () => {
    http = `http://127.0.0.1:${await listen(createHttpServer((...args) => behavior(...args)))}`;
    const secure = createHttpsServer(makeCertificate(), (...args) => behavior(...args));
    https = `https://127.0.0.1:${await listen(secure)}`;
  });
  afterAll(() => servers.forEach((server) => server.close()));

  /** Behaves like `npm start`. */
  const good: RequestListener = ({ url = "" }, response) => {
    response.setHeader("content-security-policy", "default-src 'none'");
    response.setHeader("x-content-type-options", "nosniff");
    response.setHeader("referrer-policy", "strict-origin");
    if (url === "/readyz") return void response.end("ok");
    if (url === "/locations/tx") return void response.writeHead(301, { location: "/locations/texas" }).end();
    if (url === "/sitemap.xml") return void response.end(`<loc>${http}/</loc>`);
    if (url === "/robots.txt") return void response.end("User-agent: *\nAllow: /\n");
    if (url !== "/") return void response.writeHead(404).end();
    if (url === "/") response.setHeader("content-encoding", "identity-test");
    response.end(`<link rel="canonical" href="${http}/">`);
  };

  it("passes where it behaves as npm start does, except for its number and its missing encryption", async () => {
    behavior = good;
    const failed = (await checkSite(new URL(http), resolver)).filter(({ state }) => state === "failed");
    expect(failed.map(({ name }) => name)).toEqual(["DNS", "TLS"]);
  });

  it.each<[name: string, change: RequestListener, problem: RegExp]>([
    [
      "ready",
      (_, response) => void response.writeHead(503).end("failed"),
      /found 503 failed: the server's log/,
    ],
    [
      "page",
      (_, response) => void response.end('<link rel="canonical" href="https://www.ridgebeam.example/">'),
      /build with SITE_URL=http/,
    ],
    [
      "headers",
      (_, response) => void response.writeHead(200, { "x-robots-tag": "noindex" }).end(),
      /without PREVIEW/,
    ],
    [
      "redirect of content",
      (_, response) => void response.writeHead(404).end(),
      /let the host apply dist\/_redirects/,
    ],
    [
      "missing page",
      (_, response) => void response.end("<h1>Home</h1>"),
      /found 200 for a page that does not exist/,
    ],
    ["compression", (_, response) => void response.end("page"), /not compressed/],
    [
      "sitemap and robots.txt",
      (_, response) => void response.end("User-agent: *\nDisallow: /\n"),
      /the sitemap does not list/,
    ],
  ])("names what is wrong: %s", async (name, change, problem) => {
    behavior = change;
    const found = (await checkSite(new URL(http), resolver)).find((one) => one.name === name);
    expect(found?.state).toBe("failed");
    expect(found?.text).toMatch(problem);
  });

  it("has a certificate that browsers accept", async () => {
    behavior = good;
    const findings = await checkSite(new URL(https), resolver);
    expect(format(findings)).toContainEqual(
      expect.stringMatching(/^FAILED {2}TLS: browsers reject the certificate/),
    );
  });

  it("has an address that is known and public", async () => {
    zone["www.private.org"] = { A: ["10.0.0.7"] };
    for (const [url, problem] of [
      ["https://www.nowhere.org", /www\.nowhere\.org has no address/],
      ["https://www.private.org", /the address 10\.0\.0\.7, which is not public/],
    ] as const) {
      const [dns] = await checkSite(new URL(url), resolver);
      expect(dns?.text).toMatch(problem);
    }
  });
});

describe("a host with only an IPv6 address", () => {
  const PUBLIC = "2606:4700:10::6816:1f5";
  const checkHost = (host: string): Promise<string | undefined> => checkAddresses(host, resolver);

  it("has an address, as have a partner's origin and a mail domain", async () => {
    zone["www.six.org"] = { AAAA: [PUBLIC] };
    zone["six.org"] = { AAAA: [PUBLIC], TXT: ["v=spf1 -all"] };
    expect(await checkHost("www.six.org")).toBeUndefined();
    const findings = await checkInstallation({
      env: {},
      site: new URL("https://www.six.org"),
      partnerOrigins: ["https://six.org"],
      resolver,
    });
    expect(stateOf(findings, "partners' origins")).toBe("ok");
    const mail = await checkMailRecords({ from: "kim@six.org", agency: "kim@six.org" }, undefined, resolver);
    expect(stateOf(mail, "mail exchanger of six.org")).toBe("ok");
  });

  it.each(["fd00::7", "::1", "fe80::1", "::ffff:cb00:7207", "2001:db8::1"])(
    "which must be public, unlike %s",
    async (address) => {
      zone["www.six.org"] = { AAAA: [address] };
      expect(await checkHost("www.six.org")).toMatch(/which is not public: remove that record/);
    },
  );

  it("or also an IPv4 address, of which both must be public", async () => {
    zone["www.six.org"] = { AAAA: [PUBLIC], A: ["10.0.0.7"] };
    expect(await checkHost("www.six.org")).toContain("has the address 10.0.0.7, which");
    zone["www.six.org"] = { AAAA: ["fd00::7"], A: ["203.0.114.7"] };
    expect(await checkHost("www.six.org")).toContain("has the address fd00::7, which");
    zone["www.six.org"] = { AAAA: [PUBLIC], A: ["203.0.114.7"] };
    expect(await checkHost("www.six.org")).toBeUndefined();
  });

  it("must have a name", async () => {
    expect(await checkHost(new URL("https://[::1]").hostname)).toBe("::1 is a number: visitors need a name.");
  });
});

it("a name server that does not respond is no missing address", async () => {
  const silent = createSocket("udp4").bind(0, "127.0.0.1");
  await once(silent, "listening");
  const unanswered = new Resolver({ timeout: 50, tries: 1 });
  unanswered.setServers([`127.0.0.1:${silent.address().port}`]);
  const findings = await checkSite(new URL("https://localhost:1"), unanswered);
  const installed = await checkInstallation({
    env: {},
    site: new URL("https://www.stone.org"),
    partnerOrigins: ["https://jobs.stone.org"],
    resolver: unanswered,
  });
  silent.close();
  for (const name of ["DNS", "redirect from www.localhost", "partners' origins"]) {
    const found = [...findings, ...installed].find((one) => one.name === name);
    expect(found?.state).toBe("failed");
    expect(found?.text).toMatch(/ETIMEOUT/);
  }
});

describe("an installation", () => {
  const site = new URL("https://www.stone.org");
  const check = (env: NodeJS.ProcessEnv, partnerOrigins: string[] = []) =>
    checkInstallation({ env, site, partnerOrigins, resolver });

  it("has a backup of the last day", async () => {
    const folder = temporaryFolder();
    const states = async (): Promise<string | undefined> =>
      stateOf(await check({ BACKUP_DIR: folder }), "backups");
    expect(await states()).toBe("failed");
    writeFileSync(join(folder, archiveName(new Date(Date.now() - 90_000_000))), "");
    expect(await states()).toBe("failed");
    writeFileSync(join(folder, archiveName(new Date(Date.now() - 3_600_000))), "");
    expect(await states()).toBe("ok");
    expect(stateOf(await check({}), "backups")).toBe("skipped");
    expect(stateOf(await check({ BACKUP_DIR: join(folder, "missing") }), "backups")).toBe("failed");
  });

  it("has partners whose origins exist", async () => {
    const findings = await check({}, [
      "https://jobs.stone.org",
      "https://gone.stone.org",
      "http://jobs.stone.org",
    ]);
    expect(findings.find(({ name }) => name === "partners' origins")?.text).toMatch(
      /^https:\/\/gone\.stone\.org has no address; http:\/\/jobs\.stone\.org is not encrypted: /,
    );
    expect(stateOf(await check({}, ["https://jobs.stone.org"]), "partners' origins")).toBe("ok");
  });

  it("offers every metric on which an alert depends", async () => {
    const names = listAlertedMetrics(readFileSync("server/deploy/alerts.yaml", "utf8"));
    expect(names).toEqual(
      expect.arrayContaining([
        "ridgebeam_not_ready",
        "http_request_duration_seconds",
        "ridgebeam_backup_age_seconds",
      ]),
    );
    let offered = names;
    const server = createHttpServer(
      (_, response) => void response.end(`\n${offered.map((name) => `# TYPE ${name} gauge`).join("\n")}\n`),
    ).listen(0, "127.0.0.1");
    await once(server, "listening");
    const METRICS_PORT = String((server.address() as AddressInfo).port);
    expect(stateOf(await check({ METRICS_PORT }), "metrics")).toBe("ok");
    offered = names.slice(1);
    expect((await check({ METRICS_PORT })).find(({ name }) => name === "metrics")?.text).toContain(names[0]);
    server.close();
    expect(stateOf(await check({ METRICS_PORT }), "metrics")).toBe("failed");
  });
});

it("accepts an address in capital letters, as browsers do", () => {
  expect(parseLaunchOptions({ url: "HTTPS://WWW.STONE.ORG/" }).site.origin).toBe("https://www.stone.org");
});

it.each([
  [{ url: "www.stone.org" }, "--url must be"],
  [{ url: "https://www.stone.org/about" }, "--url must be"],
  [{ url: "https://kim@stone.org" }, "--url must be"],
  [{ url: "https://stone.org", mail: "kim" }, "--mail must be"],
  [{ url: "https://stone.org", dkim: "a b" }, "--dkim must be"],
  [{ url: "stone.org:8080" }, "--url must be"],
])("%o is refused", (options, problem) => {
  expect(() => parseLaunchOptions(options)).toThrow(problem);
});

it.each([
  [["--url", "https://stone.org"], "require --live"],
  [["--live", "--mail", "kim@stone.org"], "--mail and --dkim require --url"],
])("npm run check with %o says which option is missing", (options, problem) => {
  const { status, stderr } = spawnSync(process.execPath, [...NODE_ARGUMENTS, "build/check.ts", ...options], {
    encoding: "utf8",
  });
  expect(stderr).toContain(problem);
  expect(status).toBe(1);
});
