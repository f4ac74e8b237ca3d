import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { afterAll, expect, it } from "vitest";
import { dataFolderPaths } from "../../server/data/files/data-folder.ts";
import { runOperators } from "../../server/operator/operators/run-operators.ts";
import { closePages, getSharedBrowser, openContext } from "../browser/open-browser.ts";
import { findFreePort } from "../find-free-port.ts";
import { findProgram } from "../find-program.ts";
import { makeCertificate } from "../make-certificate.ts";
import { runHere } from "../run-here.ts";
import { startProgram } from "../start-program.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { startSite } from "./start-site.ts";
import { listMails } from "../list-mails.ts";

const nginx = findProgram("nginx");
if (nginx === undefined)
  console.log("nginx: skipped, it is not installed (Debian: apt-get install nginx-light).");

const scratch = temporaryFolder();

afterAll(async () => closePages(await getSharedBrowser()));

/** Returns the desk's `server` block of docs/deploy/server.md, with this machine's ports and certificate. */
function readServerBlock(port: number, upstream: string): string {
  const { key, cert } = makeCertificate();
  writeFileSync(join(scratch, "desk.pem"), key === cert ? cert : key + cert);
  const blocks = readFileSync("docs/deploy/server.md", "utf8").matchAll(/```nginx\n([\s\S]*?)```/g);
  let block =
    [...blocks].map(([, text = ""]) => text).find((text) => text.includes("server_name desk.")) ?? "";
  for (const [written, here] of [
    ["listen 443 ssl http2;", `listen 127.0.0.1:${port} ssl http2;`],
    ["  listen [::]:443 ssl http2;\n", ""],
    ["server_name desk.example.com;", "server_name desk.localhost;"],
    ["/etc/letsencrypt/live/desk.example.com/fullchain.pem", join(scratch, "desk.pem")],
    ["/etc/letsencrypt/live/desk.example.com/privkey.pem", join(scratch, "desk.pem")],
    ["http://127.0.0.1:8080", upstream],
    // $host has no port, and here it is not 443.
    ["Host $host;", "Host $http_host;"],
  ] as const) {
    expect(block.split(written), `"${written}" in the block of docs/deploy/server.md`).toHaveLength(2);
    block = block.replace(written, here);
  }
  return block;
}

it.skipIf(nginx === undefined)(
  "operators sign in over HTTPS through nginx, set up as in docs/deploy/server.md, with cookies for this host alone",
  async () => {
    const port = await findFreePort();
    const origin = `https://desk.localhost:${port}`;
    const site = await startSite({ DESK_ORIGIN: origin, TRUST_PROXY: "1" });
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    writeFileSync(
      join(scratch, "nginx.conf"),
      [
        process.getuid?.() === 0 ? "user root root;" : "",
        `daemon off; pid ${scratch}/nginx.pid; error_log ${scratch}/error.log warn;`,
        "events {} http {",
        ...temporary.map((name) => `${name}_temp_path ${scratch}/${name};`),
        readServerBlock(port, site.url),
        "}",
      ].join("\n"),
    );
    const proxy = startProgram(
      nginx ?? "",
      ["-c", join(scratch, "nginx.conf"), "-e", join(scratch, "error.log")],
      {
        env: process.env,
      },
    );
    try {
      const added = await runHere(
        runOperators,
        ["add", "ana@example.com", "--name", "Ana Cruz", "--role", "admin"],
        { DATA_DIR: site.dataDir, DESK_ORIGIN: origin },
      );
      expect(added.code).toBe(0);
      const context = await openContext(await getSharedBrowser(), { ignoreHTTPSErrors: true });
      const page = await context.newPage();
      await expect
        .poll(() =>
          page.goto(origin).then(
            () => page.url(),
            () => "",
          ),
        )
        .toBe(`${origin}/sign-in`);
      await page.getByLabel("Work email").fill("ana@example.com");
      await page.getByRole("button", { name: "Send the link" }).click();
      const { mail } = dataFolderPaths(site.dataDir);
      const findMail = () => listMails(mail, "_operator-link_")[0];
      await expect.poll(findMail, { timeout: 30_000 }).toBeDefined();
      const { text = "" } = await PostalMime.parse(readFileSync(join(mail, findMail() ?? "")));
      const link = /https:\S+\/sign-in\/link\?token=[\w-]{43}/.exec(text)?.[0] ?? "";
      expect(link.startsWith(`${origin}/`)).toBe(true);
      await page.goto(link);
      await page.getByRole("button", { name: "Open the desk" }).click();
      await page.getByRole("heading", { level: 1, name: "Open" }).waitFor();
      const cookies = await context.cookies();
      expect(cookies).toMatchObject([
        {
          name: "__Host-desk-session",
          domain: "desk.localhost",
          path: "/",
          secure: true,
          httpOnly: true,
          sameSite: "Strict",
        },
      ]);
      expect(await page.evaluate(() => document.cookie)).toBe("");
      const response = await page.reload();
      expect(response?.headers()["strict-transport-security"]).toContain("max-age=");
      await page.getByRole("heading", { level: 1, name: "Open" }).waitFor();
      await page.getByRole("button", { name: "Sign out" }).click();
      await page.getByLabel("Work email").waitFor();
      expect(await context.cookies()).toEqual([]);
    } finally {
      await proxy.end();
      await site.stop();
    }
  },
);
