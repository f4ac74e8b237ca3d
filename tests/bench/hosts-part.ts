import { spawnSync } from "node:child_process";
import { readFileSync, cpSync } from "node:fs";
import { join, delimiter } from "node:path";
import type { Browser, Page } from "playwright";
import { writeNpmPackage } from "../../build/embed/npm/write-npm-package.ts";
import { readEmbedRelease } from "../../build/embed/read-release.ts";
import {
  countLiveObjects,
  countLiveObjectsAfter,
  watchTimers,
  type LiveObjects,
} from "../browser/count-live-objects.ts";
import { openPage } from "../browser/open-browser.ts";
import { LEAD_STORED, sendLead } from "../e2e/embed-stage.ts";
import type { RunningSite } from "../e2e/start-site.ts";
import { freePort } from "../free-port.ts";
import { startProgram, type Program } from "../start-program.ts";
import { withScratchFolder, print, withSite } from "./stages.ts";
import { installPackages } from "./peers.ts";
import type { BenchPart, BenchTable } from "./write-tables.ts";

interface HostKind {
  name: string;
  folder: string;
  /** Packages besides ours; the table shows the first one's version. */
  packages: Readonly<Record<string, string>>;
  /** Commands of these packages to check types, build, and serve on a port. */
  check?: readonly string[];
  build: readonly string[];
  serve: (port: number) => readonly string[];
}

const VITE = "8.3.8";
const TYPESCRIPT = "6.0.3";
/** Checks that bundlers and editors resolve our package's entries. */
const PUBLINT = "publint@0.3.25";

const vite = {
  build: ["vite", "build", "--logLevel", "warn"],
  serve: (port: number) => ["vite", "preview", "--host", "127.0.0.1", "--port", String(port), "--strictPort"],
};

const react = (version: string, types: string, domTypes: string) => ({
  react: version,
  "react-dom": version,
  "@types/react": types,
  "@types/react-dom": domTypes,
  typescript: TYPESCRIPT,
});

const viteReact = (major: string, packages: Readonly<Record<string, string>>): HostKind => ({
  name: `React ${major}, Vite`,
  folder: `react-${major}`,
  packages: { ...packages, "@vitejs/plugin-react": "6.3.0", vite: VITE },
  check: ["tsc"],
  ...vite,
});

/** The frameworks, each at a version defined only here. */
const HOST_KINDS: readonly HostKind[] = [
  viteReact("19", react("19.3.1", "19.3.0", "19.3.0")),
  viteReact("18", react("18.3.1", "18.3.8", "18.3.7")),
  {
    name: "Vue 3, Vite",
    folder: "vue-3",
    packages: {
      vue: "3.5.45",
      "@vitejs/plugin-vue": "6.0.11",
      "vue-tsc": "3.3.14",
      vite: VITE,
      typescript: TYPESCRIPT,
    },
    check: ["vue-tsc"],
    ...vite,
  },
  {
    name: "Svelte 5, Vite",
    folder: "svelte-5",
    packages: {
      svelte: "5.57.3",
      "@sveltejs/vite-plugin-svelte": "7.3.1",
      "svelte-check": "4.7.8",
      vite: VITE,
      typescript: TYPESCRIPT,
    },
    check: ["svelte-check", "--fail-on-warnings", "--output", "human"],
    ...vite,
  },
  {
    name: "Next.js, rendered on the server",
    folder: "next",
    packages: { next: "16.4.6", "@types/node": "20.19.43", ...react("19.3.1", "19.3.0", "19.3.0") },
    build: ["next", "build"],
    serve: (port) => ["next", "start", "--hostname", "127.0.0.1", "--port", String(port)],
  },
];

/** Packs our package, built for a site at this origin. @returns path of the `npm pack` archive */
async function makePackage(scratch: string, origin: string): Promise<string> {
  const release = { moving: "/embed/v1.js", pinned: readEmbedRelease("dist") };
  const manifest = readFileSync("dist/embed/npm/custom-elements.json", "utf8");
  await writeNpmPackage(join(scratch, "embed"), origin, release, manifest);
  const packed = spawnSync("npm", ["pack", "--json", "--pack-destination", scratch], {
    cwd: join(scratch, "embed", "npm"),
    encoding: "utf8",
  });
  if (packed.status !== 0) throw new Error(packed.stderr);
  const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }];
  return join(scratch, filename);
}

function lintPackage(scratch: string): void {
  const folder = join(scratch, "publint");
  installPackages(folder, [PUBLINT]);
  const { status, stdout } = spawnSync(
    "npx",
    ["--no-install", "publint", "--strict", join(scratch, "embed", "npm")],
    {
      cwd: folder,
      encoding: "utf8",
    },
  );
  if (status !== 0) throw new Error(stdout);
}

const environmentOf = (folder: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: "production",
  NEXT_TELEMETRY_DISABLED: "1",
  PATH: [join(folder, "node_modules", ".bin"), process.env["PATH"]].join(delimiter),
});

/**
 * Installs a host's packages and ours into a separate folder.
 * @throws Error with npm's reason when that fails
 */
function installHost(folder: string, { packages }: HostKind, ours: string): void {
  const pinned = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  installPackages(folder, [...pinned, ours]);
}

/**
 * Checks a host's types and builds it, once its packages are installed.
 * @throws Error with the compiler's or bundler's output
 */
function buildHost(folder: string, { folder: source, check, build }: HostKind): void {
  cpSync(join("tests/hosts", source), folder, { recursive: true });
  for (const [program = "", ...args] of check ? [check, build] : [build]) {
    const { status, stdout, stderr } = spawnSync(program, args, {
      cwd: folder,
      env: environmentOf(folder),
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`${program} in tests/hosts/${source}:\n${stdout}${stderr}`);
  }
}

/** Timeout of a host's first response in milliseconds. */
const PATIENCE = 60_000;

/**
 * Serves a built host with its own server on a free port.
 * @throws Error with the server's output when it does not respond
 */
async function serveHost(folder: string, { serve }: HostKind): Promise<{ origin: string; server: Program }> {
  const port = await freePort();
  const [program = "", ...args] = serve(port);
  // Next.js serves from a separate process.
  const server = startProgram(program, args, { cwd: folder, env: environmentOf(folder), detached: true });
  const origin = `http://127.0.0.1:${port}`;
  const end = performance.now() + PATIENCE;
  while (!(await answers(origin))) {
    if (server.child.exitCode === null && performance.now() < end) continue;
    await server.end();
    throw new Error(`${program} does not serve:\n${server.output()}`);
  }
  return { origin, server };
}

async function answers(origin: string): Promise<boolean> {
  const answer = await fetch(origin).catch(() => undefined);
  if (answer?.ok !== true) await new Promise((resolve) => setTimeout(resolve, 100));
  return answer?.ok === true;
}

interface HostVisit {
  /** Console errors and warnings, and uncaught exceptions. */
  complaints: string[];
  /** Tags whose submissions the host's own listener received. */
  heard: string;
  before: LiveObjects;
  after: LiveObjects;
}

/** Measured and warm-up cycles of removing and inserting the form. */
const MOUNTS = 50;
const WARM_UP = 5;

/** Opens a host's page, sends its form, and removes and inserts the form many times. */
async function tryHost(browser: Browser, origin: string, email: string): Promise<HostVisit> {
  const { page, complaints } = await openPage(browser);
  try {
    await watchTimers(page);
    await page.goto(origin);
    await sendLead(page, email);
    await page.getByText(LEAD_STORED).first().waitFor();
    const output = page.locator("output");
    await output.getByText("lead-form").waitFor();
    const heard = (await output.textContent()) ?? "";
    await mountAgain(page, WARM_UP);
    const before = await countLiveObjects(page);
    await mountAgain(page, MOUNTS);
    return { complaints, heard, before, after: await countLiveObjectsAfter(page, before) };
  } finally {
    await page.context().close();
  }
}

/** Inserts the form, waits until it is ready, and removes it, repeatedly. */
async function mountAgain(page: Page, times: number): Promise<void> {
  await page.evaluate(async (count) => {
    const button = document.querySelector("button")!;
    const until = async (isThere: boolean): Promise<void> => {
      while ((document.querySelector("lead-form") !== null) !== isThere)
        await new Promise((resolve) => setTimeout(resolve));
    };
    const hide = async (): Promise<void> => {
      if (document.querySelector("lead-form") === null) return;
      button.click();
      await until(false);
    };
    await hide();
    for (let turn = 0; turn < count; turn++) {
      const ready = new Promise((resolve) =>
        document.addEventListener("ridgebeam:ready", resolve, { once: true }),
      );
      button.click();
      await ready;
      await hide();
    }
  }, times);
}

export const hostsPart: BenchPart = {
  id: "hosts",
  file: "docs/performance/embeds.md",
  measure: () =>
    withScratchFolder((scratch) =>
      withSite(async (site, browser) => [await measureHosts(scratch, site, browser)]),
    ),
};

const CAPTION = `The package of \`dist/embed/npm/\`, as \`npm pack\` makes it, installed into the projects of \`tests/hosts/\`: types under \`strict\`, the production build in Chromium, console and hydration, one form sent, and what ${MOUNTS} mounts and unmounts leave alive after garbage is collected. A host that fails one of these ends the run.`;

async function measureHosts(scratch: string, site: RunningSite, browser: Browser): Promise<BenchTable> {
  const ours = await makePackage(scratch, site.url);
  const notes: string[] = [];
  const rows: string[][] = [];
  const skip = (name: string, error: unknown): void => {
    const note = `${name} is skipped: ${error instanceof Error ? error.message : String(error)}.`;
    console.log(note);
    notes.push(note);
  };
  const has = (name: string, install: () => void): boolean => {
    try {
      install();
      return true;
    } catch (error) {
      skip(name, error);
      return false;
    }
  };
  for (const host of HOST_KINDS) {
    const folder = join(scratch, host.folder);
    if (has(host.name, () => installHost(folder, host, ours))) {
      rows.push(print(await judgeHost(folder, host, site, browser)));
    }
  }
  if (has(PUBLINT, () => lintPackage(scratch))) notes.push(`${PUBLINT} finds nothing in the package.`);
  return {
    caption: CAPTION,
    columns: [
      "Host",
      "Version",
      "Types",
      "Complaints",
      "Rows",
      "Nodes left",
      "Listeners left",
      "Timers left",
    ],
    rows,
    notes,
  };
}

/** @throws Error when the host does not work */
async function judgeHost(
  folder: string,
  host: HostKind,
  site: RunningSite,
  browser: Browser,
): Promise<string[]> {
  buildHost(folder, host);
  const { origin, server } = await serveHost(folder, host);
  const email = `${host.folder}@hosts.example`;
  try {
    const { complaints, heard, before, after } = await tryHost(browser, origin, email);
    const stored = site.rows("contact_submissions").filter((row) => row["email"] === email).length;
    const left = (["nodes", "listeners", "timers"] as const).map((kind) =>
      Math.max(0, after[kind] - before[kind]),
    );
    const found = JSON.stringify({ complaints, heard, stored, left });
    if (complaints.length > 0 || heard !== "lead-form" || stored !== 1 || left.some((count) => count > 0))
      throw new Error(`tests/hosts/${host.folder}: ${found}`);
    const [version = ""] = Object.values(host.packages);
    return [host.name, version, "hold", "none", String(stored), ...left.map(String)];
  } finally {
    await server.end();
  }
}
