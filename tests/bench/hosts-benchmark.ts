import { spawnSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import type { EmbedManifest } from "../../build/embed/embed-manifest.ts";
import { writeNpmPackage } from "../../build/embed/npm/write-npm-package.ts";
import { readEmbedRelease } from "../read-embed-release.ts";
import { openPage } from "../browser/open-browser.ts";
import { LEAD_SUCCESS_MESSAGE, sendLead } from "../e2e/embed-fixture.ts";
import type { RunningSite } from "../e2e/start-site.ts";
import { findFreePort } from "../find-free-port.ts";
import { startProgram } from "../start-program.ts";
import { installPackages } from "./site-generators.ts";
import { logRow, withSite } from "./fixtures.ts";
import type { Benchmark } from "./write-tables.ts";

const HOSTS = ["react-19", "react-18", "vue-3", "svelte-5", "next"];

/** Checks whether bundlers and editors can resolve our package's entry points. */
const PUBLINT = "publint@0.3.25";

/**
 * Runs npm in a folder and returns its output.
 * @throws Error with the output if npm fails
 */
function npm(folder: string, ...args: string[]): string {
  const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  const { status, stdout, stderr } = spawnSync("npm", args, { cwd: folder, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`npm ${args.join(" ")} in ${folder}:\n${stdout}${stderr}`);
  return stdout;
}

/**
 * Packs our package, built for a site at this origin.
 * @returns path of the `npm pack` archive
 */
async function makePackage(scratch: string, origin: string): Promise<string> {
  const manifest = JSON.parse(readFileSync("dist/embed/npm/custom-elements.json", "utf8")) as EmbedManifest;
  await writeNpmPackage(join(scratch, "embed"), origin, readEmbedRelease("dist"), manifest);
  const packReport = npm(join(scratch, "embed", "npm"), "pack", "--json", "--pack-destination", scratch);
  const [{ filename }] = JSON.parse(packReport) as [{ filename: string }];
  return join(scratch, filename);
}

/**
 * Builds and serves a host project, opens its page, and submits its form.
 * @throws Error if the build fails, the page logs anything, the submission is not stored, or the page does
 * not receive the form's event
 */
async function tryHost(folder: string, site: RunningSite, browser: Browser): Promise<void> {
  npm(folder, "run", "build");
  const port = String(await findFreePort());
  // npm does not forward signals to its child processes.
  const server = startProgram("npm", ["start", "--", "--port", port], { cwd: folder, detached: true });
  const { page, consoleProblems } = await openPage(browser);
  const email = `${crypto.randomUUID()}@hosts.example`;
  try {
    await server.until(/Local:\s+http/);
    await page.goto(`http://127.0.0.1:${port}`);
    await sendLead(page, email);
    await page.getByText(LEAD_SUCCESS_MESSAGE).first().waitFor();
    // The host page's own listener writes the form's tag name to this element.
    await page.locator("output").getByText("lead-form", { exact: true }).waitFor();
    const toggle = page.getByRole("button", { name: "Show or hide the form" });
    await toggle.click();
    await page.locator("lead-form").waitFor({ state: "detached" });
    await toggle.click();
    await page.getByLabel("Role you need").waitFor();
    const rows = await site.rows("contact_submissions");
    const stored = rows.filter((row) => row["email"] === email).length;
    if (consoleProblems.length > 0 || stored !== 1)
      throw new Error(`${folder}: ${JSON.stringify({ consoleProblems, stored })}`);
  } finally {
    await page.context().close();
    await server.end();
  }
}

export const hostsBenchmark: Benchmark = {
  id: "hosts",
  file: "docs/performance/embeds.md",
  measure: (scratch) =>
    withSite(async (site, browser) => {
      const packageFile = await makePackage(scratch, site.url);
      const rows: string[][] = [];
      for (const host of HOSTS) {
        const folder = join(scratch, host);
        cpSync(join("tests/hosts", host), folder, { recursive: true });
        const { description, dependencies } = JSON.parse(
          readFileSync(join(folder, "package.json"), "utf8"),
        ) as { description: string; dependencies: Record<string, string> };
        installPackages(folder, [packageFile]);
        await tryHost(folder, site, browser);
        rows.push(logRow([description, Object.values(dependencies)[0] ?? ""]));
      }
      npm(scratch, "exec", "--yes", "--", PUBLINT, "--strict", join(scratch, "embed", "npm"));
      return [{ caption: CAPTION, columns: ["Host", "Version"], rows }];
    }),
};

const CAPTION = `The package of \`dist/embed/npm/\`, as \`npm pack\` makes it, installed into the projects of \`tests/hosts/\`. Types under \`strict\` and the production build hold, the console has no error or warning, and one form is sent, stored, and received by the page's own listener; a host that fails one of these ends the run, and so does a finding of ${PUBLINT} in the package.`;
