import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright";
import { kibibytes, milliseconds, medianOf } from "./figures.ts";
import { withScratchFolder, print, withSite } from "./stages.ts";
import { watchTransfers, type Transfer, sumBytes } from "./measure-visit.ts";
import { installPackages } from "./peers.ts";
import { serveTexts, type ServedText } from "./serve-texts.ts";
import { openSlowPhone, SLOW_PHONE } from "./slow-phone.ts";
import type { BenchPart } from "./write-tables.ts";

interface Embed {
  name: string;
  /**
   * Builds the page's markup as the embed's documentation shows it.
   * @param script URL of the embed's script
   */
  snippet: (script: string) => string;
  /** Selects the visible element, in the document or its shadow root. */
  form: { selector: string; inShadowRoot?: string };
}

interface Peer extends Embed {
  package: string;
  version: string;
  /** File of the package that a page loads. */
  script: string;
}

const OURS: Embed = {
  name: "`<lead-form>`",
  snippet: (script) =>
    `<script async src="${script}"></script><lead-form context="partner" partner="acme-jobs"></lead-form>`,
  form: { selector: "lead-form", inShadowRoot: "form" },
};

/** Lower bound for any embed: a script that draws an empty box. */
const FLOOR: Embed & { text: string } = {
  name: "A script that draws a box",
  snippet: (script) => `<script async src="${script}"></script><div id="box"></div>`,
  form: { selector: "#box" },
  text: 'document.querySelector("#box").style.height = "500px";',
};

/** Typeform's widget. Any form id will do, since the frame's page is not fetched. */
const typeform: Peer = {
  name: "Typeform",
  package: "@typeform/embed",
  version: "6.1.1",
  script: "build/embed.js",
  snippet: (script) => `<div data-tf-widget="abcdefgh"></div><script src="${script}"></script>`,
  form: { selector: "[data-tf-widget] iframe" },
};

/** Cal.com's inline form: calls are queued until the script is loaded. */
const cal: Peer = {
  name: "Cal.com",
  package: "@calcom/embed-core",
  version: "1.5.3",
  script: "dist/embed/embed.js",
  snippet: (script) => `<div id="booking"></div>
<script>
  const Cal = (window.Cal = (...call) => Cal.q.push(call));
  Object.assign(Cal, { q: [], ns: {}, loaded: true });
  document.head.append(Object.assign(document.createElement("script"), { src: "${script}" }));
  Cal("init", { origin: "https://cal.com" });
  Cal("inline", { elementOrSelector: "#booking", calLink: "team/meeting" });
</script>`,
  form: { selector: "#booking iframe" },
};

const PEERS: readonly Peer[] = [typeform, cal];

/** Pages with embeds, and the peers' scripts on another origin. */
interface EmbedStage {
  pageOf: (embed: Embed) => string;
  close: () => void;
}

async function openStage(scratch: string, peers: readonly Peer[], url: string): Promise<EmbedStage> {
  const scripts = await serveTexts({
    [pathOf(FLOOR)]: { type: "text/javascript", text: FLOOR.text },
    ...Object.fromEntries(peers.map((peer) => [pathOf(peer), readScript(scratch, peer)])),
  });
  const hosts = await serveTexts({
    [pathOf(OURS)]: hostPage(OURS.snippet(`${url}/embed/v1.js`)),
    ...Object.fromEntries(
      [FLOOR, ...peers].map((peer) => [pathOf(peer), hostPage(peer.snippet(scripts.origin + pathOf(peer)))]),
    ),
  });
  return {
    pageOf: (embed) => hosts.origin + pathOf(embed),
    close: () => {
      hosts.close();
      scripts.close();
    },
  };
}

function installPeer(scratch: string, { name, package: source, version }: Peer): void {
  installPackages(join(scratch, name), [`${source}@${version}`]);
}

function readScript(scratch: string, { name, package: source, script }: Peer): ServedText {
  const file = join(scratch, name, "node_modules", source, script);
  return { type: "text/javascript", text: readFileSync(file, "utf8") };
}

function hostPage(snippet: string): ServedText {
  const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Jobs</title>';
  return {
    type: "text/html",
    text: `<!doctype html><html lang="en"><head>${head}</head><body>${snippet}</body></html>`,
  };
}

const pathOf = ({ name }: Embed): string => `/${name.replace(/[^\w-]/g, "")}`;

/** Measurements of one visit; times in milliseconds since the start of the navigation. */
interface EmbedVisit {
  /** Bytes fetched for the embed before any interaction. */
  transfers: Transfer[];
  /** First paint of the form, or of the frame that contains it. */
  visible: number;
}

interface OwnVisit extends EmbedVisit {
  usable: number;
  /** Bytes fetched after typing started. */
  onTyping: Transfer[];
}

/** Times recorded by the page. */
type Noted = Partial<Pick<OwnVisit, "visible" | "usable">>;
type Noting = typeof globalThis & { noted: Noted };

function measureEmbed(browser: Browser, url: string, embed: Embed): Promise<EmbedVisit> {
  return visit(browser, url, embed, async (page, readTransfers) => {
    const visible = await noted(page, "visible");
    return { transfers: await readTransfers(), visible };
  });
}

/**
 * Measures our own form in the same way, and types into it.
 * @throws Error when input is lost
 */
function measureOwn(browser: Browser, url: string, embed: Embed): Promise<OwnVisit> {
  return visit(browser, url, embed, async (page, readTransfers) => {
    const [visible, usable] = [await noted(page, "visible"), await noted(page, "usable")];
    const transfers = await readTransfers();
    const field = page.getByLabel("Role you need");
    await field.pressSequentially("a");
    const onTyping = (await readTransfers()).slice(transfers.length);
    if ((await field.inputValue()) !== "a") throw new Error("The form lost what was typed.");
    return { transfers, visible, usable, onTyping };
  });
}

async function visit<Visit>(
  browser: Browser,
  url: string,
  embed: Embed,
  measure: (page: Page, readTransfers: () => Promise<Transfer[]>) => Promise<Visit>,
): Promise<Visit> {
  const page = await openSlowPhone(browser);
  try {
    const watched = watchTransfers(page);
    await noteTimes(page, embed);
    await page.goto(url);
    return await measure(page, async () => (await watched()).filter(({ kind }) => kind !== "document"));
  } finally {
    await page.context().close();
  }
}

async function noted(page: Page, name: keyof Noted): Promise<number> {
  const handle = await page.waitForFunction((key) => (globalThis as Noting).noted[key], name);
  return Number(await handle.jsonValue());
}

/** Records when the form is painted and when it is hydrated. */
function noteTimes(page: Page, { form }: Embed): Promise<unknown> {
  return page.addInitScript(async ({ selector, inShadowRoot }) => {
    if (self !== top) return;
    const noted: Noted = {};
    Object.assign(globalThis, { noted });
    addEventListener("ridgebeam:ready", ({ timeStamp }) => (noted.usable = timeStamp));
    while (noted.visible === undefined) {
      await new Promise(requestAnimationFrame);
      const element = document.querySelector(selector);
      const found = inShadowRoot === undefined ? element : element?.shadowRoot?.querySelector(inShadowRoot);
      if ((found?.getBoundingClientRect().height ?? 0) === 0) continue;
      // The paint happens at the end of this frame.
      await new Promise(requestAnimationFrame);
      noted.visible = performance.now();
    }
  }, form);
}

/** Runs of each embed, each in a fresh profile. */
const ROUNDS = 5;

/** The browser resolves only this machine, to exclude the network. */
const OFFLINE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1";

export const embedsPart: BenchPart = {
  id: "embeds",
  file: "docs/performance/embeds.md",
  measure: () =>
    withScratchFolder(async (scratch) => {
      const missing: string[] = [];
      const peers = PEERS.filter((peer) => {
        try {
          installPeer(scratch, peer);
          return true;
        } catch (error) {
          missing.push(`${peer.name} is missing: ${error instanceof Error ? error.message : String(error)}.`);
          return false;
        }
      });
      return withSite(
        async ({ url }, browser) => {
          const stage = await openStage(scratch, peers, url);
          const own: OwnVisit[] = [];
          const others = new Map<Embed, EmbedVisit[]>([FLOOR, ...peers].map((embed) => [embed, []]));
          for (let round = 0; round < ROUNDS; round++) {
            own.push(await measureOwn(browser, stage.pageOf(OURS), OURS));
            for (const [embed, visits] of others)
              visits.push(await measureEmbed(browser, stage.pageOf(embed), embed));
          }
          const rows = [ownRow(own), floorRow(others.get(FLOOR) ?? [])];
          for (const peer of peers) rows.push(peerRow(peer, others.get(peer) ?? []));
          stage.close();
          return [{ caption: CAPTION, columns: COLUMNS, rows, notes: [...NOTES, ...missing] }];
        },
        [OFFLINE],
      );
    }),
};

const CAPTION = `A form on a bare page of another origin ${SLOW_PHONE}; medians of ${ROUNDS} alternating runs, each with a fresh profile. Bytes are those of scripts, compressed with gzip.`;

const COLUMNS = ["Form", "Entry", "Later", "On typing", "Requests", "Visible", "Usable"];

const UNREACHABLE = "not reachable";

const NOTES = [
  `${FLOOR.name} is the floor: the page, one request for a script, and an empty box.`,
  "Ours: Later is what a form in view fetches when the page is idle; On typing, what talks to the backend. Visible is the painted form, which takes text from then on; Usable is `ridgebeam:ready`.",
  "Typeform and Cal.com: Visible is the empty frame in the page. The form in it comes from typeform.com and cal.com, which this browser is kept from, so that its bytes, its requests and all time until it can be seen and used come on top; Cal.com keeps the frame hidden until then.",
];

function ownRow(visits: readonly OwnVisit[]): string[] {
  return print([
    OURS.name,
    scriptBytes(visits, ({ transfers }) => transfers.slice(0, 1)),
    scriptBytes(visits, ({ transfers }) => transfers.slice(1)),
    scriptBytes(visits, ({ onTyping }) => onTyping),
    String(medianOf(visits, ({ transfers, onTyping }) => transfers.length + onTyping.length)),
    milliseconds(medianOf(visits, ({ visible }) => visible)),
    milliseconds(medianOf(visits, ({ usable }) => usable)),
  ]);
}

function floorRow(visits: readonly EmbedVisit[]): string[] {
  const visible = milliseconds(medianOf(visits, (visit) => visit.visible));
  return print([FLOOR.name, scriptBytes(visits, ({ transfers }) => transfers), "", "", "1", visible, ""]);
}

function peerRow({ name, package: source, version }: Peer, visits: readonly EmbedVisit[]): string[] {
  return print([
    `${name}, ${source} ${version}`,
    scriptBytes(visits, ({ transfers }) => transfers),
    UNREACHABLE,
    UNREACHABLE,
    `${medianOf(visits, ({ transfers }) => transfers.length)} and the frame's`,
    milliseconds(medianOf(visits, ({ visible }) => visible)),
    UNREACHABLE,
  ]);
}

function scriptBytes<Visit>(visits: readonly Visit[], part: (visit: Visit) => readonly Transfer[]): string {
  return kibibytes(medianOf(visits, (visit) => sumBytes(part(visit), ({ kind }) => kind === "script")));
}
