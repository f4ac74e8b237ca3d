import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { toNginxRules } from "../../server/http/nginx-rules.ts";
import { parseRedirectRules } from "../../server/http/pages/host-rules.ts";
import { DIST, readBuiltFile, listBuiltFiles, listBuiltPages, listHeaders } from "../dist/read-dist.ts";
import { findFreePort } from "../find-free-port.ts";
import { findProgram } from "../find-program.ts";
import { cleanEnvironment } from "../clean-environment.ts";
import { serve, type LocalServer } from "../serve.ts";
import { startProgram, type Program } from "../start-program.ts";
import { temporaryFolder } from "../temporary-folder.ts";

const nginx = findProgram("nginx");
const types = ["/etc/nginx/mime.types", "/usr/local/etc/nginx/mime.types"].find((path) => existsSync(path));
const isNginxMissing = nginx === undefined || types === undefined;
if (isNginxMissing) console.log("nginx: skipped, it is not installed (Debian: apt-get install nginx-light).");

const scratch = temporaryFolder();
const log = join(scratch, "error.log");
const accessLog = join(scratch, "access.log");
let server: Program;
/** Replaces `npm start` behind nginx, and responds with a description of the request. */
let upstreamServer: LocalServer;
let url = "";

/**
 * Returns nginx's `server` block from docs/deploy/static-host.md, including the locations that are proxied to
 * `npm start`, with this machine's ports and paths.
 */
function serverBlock(port: number): string {
  const documentedBlocks = readFileSync("docs/deploy/static-host.md", "utf8").matchAll(
    /```nginx\n([\s\S]*?)```/g,
  );
  const [site = "", forms = ""] = [...documentedBlocks].map(([, text]) => text);
  let block = site.replace(/}\s*$/, `${forms.replaceAll("http://127.0.0.1:8080", upstreamServer.origin)}}`);
  for (const [written, here] of [
    ["listen 80;", `listen 127.0.0.1:${port};`],
    ["root /var/www/ridgebeam;", `root ${resolve(DIST)};`],
    ["include /etc/nginx/ridgebeam-rules.conf;", `include ${scratch}/rules.conf;`],
  ] as const) {
    expect(block.split(written), `"${written}" in the block of docs/deploy/static-host.md`).toHaveLength(2);
    block = block.replace(written, here);
  }
  return block;
}

function configuration(port: number): string {
  const tempPathNames = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return [
    process.getuid?.() === 0 ? "user root root;" : "",
    `daemon off; pid ${scratch}/nginx.pid; error_log ${log} warn;`,
    `events {} http { include ${types}; access_log ${accessLog};`,
    ...tempPathNames.map((name) => `${name}_temp_path ${scratch}/${name};`),
    serverBlock(port),
    "}",
  ].join("\n");
}

const request = (path: string) => fetch(url + path, { redirect: "manual" });

describe.skipIf(isNginxMissing)("nginx, set up as in docs/deploy/static-host.md,", () => {
  const redirects = parseRedirectRules(readBuiltFile("/_redirects"));
  const pages = listBuiltPages().filter(({ path }) => !path.endsWith("/404") && !redirects.has(path));

  function expectHeaders(path: string, { headers }: Response): void {
    for (const [name, value] of listHeaders(path))
      expect(headers.get(name), `${name} of ${path}`).toBe(value);
  }

  beforeAll(async () => {
    upstreamServer = await serve((request, response) => {
      let body = "";
      request.on("data", (piece: Buffer) => (body += piece.toString()));
      request.on("end", () => response.end([request.method, request.url, body.length].join(" ")));
    });
    const port = await findFreePort();
    url = `http://127.0.0.1:${port}`;
    const rules = execFileSync("npm", ["run", "--silent", "nginx"], {
      encoding: "utf8",
      env: cleanEnvironment(),
    });
    writeFileSync(join(scratch, "rules.conf"), rules);
    writeFileSync(join(scratch, "nginx.conf"), configuration(port));
    server = startProgram(nginx ?? "", ["-p", scratch, "-c", join(scratch, "nginx.conf"), "-e", log]);
    const readState = () =>
      request("/").then(
        ({ ok }) => ok,
        () => existsSync(log) && readFileSync(log, "utf8"),
      );
    await vi.waitFor(async () => expect(await readState()).toBe(true), { timeout: 60_000 });
  });

  afterAll(async () => {
    await server.end("SIGQUIT");
    upstreamServer.close();
  });

  it("serves every page at its canonical URL, without a redirect, with the site's headers", async () => {
    expect(pages.length).toBeGreaterThan(80);
    for (const { path, html } of pages) {
      const response = await request(path);
      expect(response.status, path).toBe(200);
      expect(response.headers.get("content-type"), path).toBe("text/html; charset=utf-8");
      expect(await response.text(), path).toBe(html);
      expectHeaders(path, response);
    }
  });

  it("serves every other file with the headers of its folder", async () => {
    for (const file of listBuiltFiles().filter((name) => !/\.html$|^\/_/.test(name))) {
      const response = await request(file);
      expect(response.status, file).toBe(200);
      expect((await response.arrayBuffer()).byteLength, file).toBe(readFileSync(DIST + file).byteLength);
      expectHeaders(file, response);
    }
    expect((await request("/site.webmanifest")).headers.get("content-type")).toContain("manifest+json");
  });

  it("redirects as in _redirects, and preserves the query", async () => {
    for (const [from, { to, status }] of redirects) {
      const response = await request(from);
      expect([response.status, response.headers.get("location")], from).toEqual([status, to]);
    }
    const response = await request("/locations/TX?utm_source=mail");
    expect(response.headers.get("location")).toBe("/locations/texas?utm_source=mail");
  });

  it.each([
    ["/index.html", "/"],
    ["/about.html", "/about"],
    ["/about/", "/about"],
    ["/insights/index.html?page=2", "/insights?page=2"],
    ["/locations/texas/", "/locations/texas"],
    ["/insights/Project-Manager-Hiring-GUIDE?page=2", "/insights/project-manager-hiring-guide?page=2"],
    ["/Locations/tX", "/locations/texas"],
    ["/locations/Zz", "/locations"],
  ])("redirects %s to %s, the page's canonical URL", async (from, to) => {
    const response = await request(from);
    expect([response.status, response.headers.get("location")]).toEqual([301, to]);
  });

  it("redirects a receipt link whose # an email gateway has escaped, and does not log the link's key", async () => {
    for (const [escaped, page] of [
      ["/receipt%23", "/receipt"],
      ["/receipt%2523", "/receipt"],
      ["/receipt/%23", "/receipt"],
      ["/es/comprobante%23", "/es/comprobante"],
    ] as const) {
      const response = await request(`${escaped}0123456789abcdef`);
      expect([response.status, response.headers.get("location")], escaped).toEqual([
        302,
        `${page}#0123456789abcdef`,
      ]);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("referrer-policy")).toBe("no-referrer");
      const broken = await request(`${escaped}0123456789abcdef%0d%0aX-Broken:1`);
      expect([broken.status, broken.headers.get("location"), broken.headers.get("x-broken")]).toEqual([
        302,
        page,
        null,
      ]);
    }
    await request("/receipt?seen");
    await expect.poll(() => readFileSync(accessLog, "utf8")).toContain("/receipt?seen");
    expect(readFileSync(accessLog, "utf8")).not.toContain("0123456789abcdef");
  });

  it.each([
    ["/404", "/no-such-page"],
    ["/404", "/NO-SUCH-PAGE"],
    ["/404", "/fonts/none.woff2"],
    ["/404", "/404"],
    ["/404", "/_build.json"],
    ["/404", "//example/"],
    ["/es/404", "/es/no-hay"],
    ["/es/404", "/es/404"],
  ])("serves the page %s, with status 404, for %s", async (page, path) => {
    const response = await request(path);
    expect([response.status, await response.text()]).toEqual([404, readBuiltFile(`${page}.html`)]);
    expectHeaders("/404", response);
    expect(response.headers.get("cache-control")).toBeNull();
  });

  it("proxies requests from scripts and forms posted to their pages, including a form with a file", async () => {
    const ask = async (path: string, body?: string) =>
      (await fetch(url + path, body === undefined ? {} : { method: "POST", body })).text();
    expect(await ask("/rest/v1/contact_submissions", "{}")).toBe("POST /rest/v1/contact_submissions 2");
    expect(await ask("/", "form")).toBe("POST / 4");
    const large = "x".repeat(11 * 1_048_576);
    expect(await ask("/resume?utm_source=mail", large)).toBe(`POST /resume?utm_source=mail ${large.length}`);
  });

  it("sends the build's compressed copies, which have no address of their own, and logs no warning", async () => {
    for (const [path, file] of [
      ["/", "/index.html"],
      ["/about", "/about.html"],
      ["/sitemap.xml", "/sitemap.xml"],
    ] as const) {
      const response = await fetch(url + path, { headers: { "accept-encoding": "gzip" } });
      expect(response.headers.get("content-encoding"), path).toBe("gzip");
      expect(response.headers.get("vary"), path).toBe("Accept-Encoding");
      const { size } = statSync(`${DIST}${file}.gz`);
      expect(response.headers.get("content-length"), path).toBe(String(size));
      expect(await response.text(), path).toBe(readBuiltFile(file));
      for (const extension of ["br", "gz"])
        expect((await request(`${file}.${extension}`)).status, `${file}.${extension}`).toBe(404);
    }
    expect(readFileSync(log, "utf8")).toBe("");
  });
});

describe("header rules for nginx", () => {
  it("let a folder's header override the site's header", () => {
    const rules = toNginxRules("/*\n  X-A: site\n  X-B: site\n/x/*\n  X-A: folder\n", "", []);
    const [, folder = ""] = rules.split("location ");
    expect(folder.match(/add_header .*/g)).toEqual([
      'add_header X-A "folder" always;',
      'add_header X-B "site" always;',
    ]);
  });

  it("sends the pages of ended openings with the status 410", () => {
    expect(toNginxRules("/*\n  X-A: site\n", "", ["/jobs/x"], ["/jobs/x"])).toContain(
      'location = "/jobs/x" {\n  error_page 410 "/jobs/x.html";\n  return 410;\n}',
    );
  });

  it("are rejected if nginx would interpret them differently", () => {
    expect(() => toNginxRules("/*\n  X-Price: $5\n", "", [])).toThrow("variable");
    expect(() => toNginxRules("/*/x\n  X-A: b\n", "", [])).toThrow("/*/x");
    expect(() => toNginxRules("/*\n  ! X-A\n", "", [])).toThrow("! X-A");
  });
});
