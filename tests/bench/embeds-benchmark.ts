import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright";
import { formatKibibytes, formatMilliseconds, medianBy } from "./statistics.ts";
import { logRow, withSite } from "./fixtures.ts";
import { waitForEntry, watchTransfers, type Transfer } from "./measure-visit.ts";
import { installPackages } from "./site-generators.ts";
import { serveTextFiles } from "./serve-text-files.ts";
import { openSlowPhone, SLOW_PHONE_CAPTION } from "./slow-phone.ts";
import type { Benchmark } from "./write-tables.ts";

interface Embed {
  name: string;
  snippet: string;
  selector: string;
  /** Label of a field to type into; undefined if the form is in a frame from another site. */
  field?: string;
}

/** Our form, with the two lines of embed code from `/partners`. */
const leadForm = (script: string): Embed => ({
  name: "`<lead-form>`",
  snippet: `<script async src="${script}"></script><lead-form context="partner" partner="acme-jobs"></lead-form>`,
  selector: "lead-form",
  field: "Role you need",
});

/** Lower bound for any embed: a script that draws an empty box. */
const floor = (script: string): Embed => ({
  name: "A script that draws a box",
  snippet: `<script async src="${script}"></script><div id="box"></div>`,
  selector: "#box",
});
const FLOOR_SCRIPT = 'document.querySelector("#box").style.height = "500px";';

/** Typeform's widget. Any form ID works, since the page in the frame is never fetched. */
const typeform = (script: string): Embed => ({
  name: `Typeform, ${TYPEFORM.join(" ")}`,
  snippet: `<div data-tf-widget="abcdefgh"></div><script src="${script}"></script>`,
  selector: "[data-tf-widget] iframe",
});
const TYPEFORM = ["@typeform/embed", "6.1.1"];

const pageWith = (snippet: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Jobs</title></head><body>${snippet}</body></html>`;

/** Measurements of one visit. Times are in milliseconds since the start of the navigation. */
interface EmbedVisit {
  /** Files fetched before any interaction. */
  transfers: Transfer[];
  /** Files fetched after typing started. */
  typingTransfers: Transfer[];
  /** First paint of the form or of its frame. */
  visibleMs: number;
  usableMs: number;
}

/**
 * Opens a page with an embed on a slow phone and types into its form.
 * @throws Error if input is lost
 */
async function measureEmbed(browser: Browser, url: string, { selector, field }: Embed): Promise<EmbedVisit> {
  const page = await openSlowPhone(browser);
  try {
    const readTransfers = watchTransfers(page);
    const read = async () => (await readTransfers()).filter(({ kind }) => kind !== "document");
    await page.addInitScript(
      async (formSelector) => {
        if (self !== top) return;
        addEventListener("ridgebeam:ready", () => performance.mark("usable"));
        while (!document.querySelector(formSelector)?.getBoundingClientRect().height)
          await new Promise(requestAnimationFrame);
        // The browser paints at the end of this frame.
        await new Promise(requestAnimationFrame);
        performance.mark("visible");
      },
      // A custom element can have a height before it is defined.
      `${selector}:defined`,
    );
    await page.goto(url);
    const visibleMs = await waitForEntry(page, "visible");
    const transfers = await read();
    if (field === undefined) return { transfers, typingTransfers: [], visibleMs, usableMs: 0 };
    const usableMs = await waitForEntry(page, "usable");
    const typed = page.getByLabel(field);
    await typed.pressSequentially("a");
    const typingTransfers = (await read()).slice(transfers.length);
    if ((await typed.inputValue()) !== "a") throw new Error("The form lost what was typed.");
    return { transfers, typingTransfers, visibleMs, usableMs };
  } finally {
    await page.context().close();
  }
}

const ROUNDS = 5;

/** Resolves only localhost, so that no request can reach the network. */
const OFFLINE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1";

export const embedsBenchmark: Benchmark = {
  id: "embeds",
  file: "docs/performance/embeds.md",
  measure: (scratch) =>
    withSite(
      async ({ url }, browser) => {
        installPackages(scratch, [TYPEFORM.join("@")]);
        const typeformScript = join(scratch, "node_modules/@typeform/embed/build/embed.js");
        const type = "text/javascript";
        const scripts = await serveTextFiles({
          "/floor.js": { type, text: FLOOR_SCRIPT },
          "/typeform.js": { type, text: readFileSync(typeformScript, "utf8") },
        });
        const embeds = [
          leadForm(`${url}/embed/v1.js`),
          floor(`${scripts.origin}/floor.js`),
          typeform(`${scripts.origin}/typeform.js`),
        ];
        const texts = embeds.map(({ snippet }) => ({ type: "text/html", text: pageWith(snippet) }) as const);
        const pages = await serveTextFiles(
          Object.fromEntries(texts.map((text, index) => [`/${index}`, text])),
        );
        const visits = new Map<Embed, EmbedVisit[]>(embeds.map((embed) => [embed, []]));
        for (let round = 0; round < ROUNDS; round++)
          for (const [index, embed] of embeds.entries())
            visits.get(embed)?.push(await measureEmbed(browser, `${pages.origin}/${index}`, embed));
        for (const server of [scripts, pages]) server.close();
        const rows = [...visits].map(([embed, found]) => logRow(toRow(embed, found)));
        return [{ caption: CAPTION, columns: COLUMNS, rows, notes: NOTES }];
      },
      [OFFLINE],
    ),
};

const CAPTION = `A form on a bare page of another origin ${SLOW_PHONE_CAPTION}; medians of ${ROUNDS} alternating runs, each with a fresh profile. Sizes of the forms' other scripts are in [Sizes](sizes.md).`;

const COLUMNS = ["Form", "Entry script", "Requests", "Visible", "Usable"];

const NOTES = [
  "A script that draws a box is the floor: the page, one request for a script, and an empty box.",
  "Ours: Visible is the painted form, which takes text from then on; Usable is `ridgebeam:ready`.",
  "Typeform: Visible is the empty frame in the page. The form in it comes from typeform.com, which this browser is kept from, so that its bytes, its requests and all time until it can be seen and used come on top.",
];

function toRow({ name, field }: Embed, visits: readonly EmbedVisit[]): string[] {
  return [
    name,
    formatKibibytes(medianBy(visits, ({ transfers: [entry] }) => entry?.bytes ?? 0)),
    String(medianBy(visits, ({ transfers, typingTransfers }) => transfers.length + typingTransfers.length)),
    formatMilliseconds(medianBy(visits, ({ visibleMs }) => visibleMs)),
    field === undefined ? "" : formatMilliseconds(medianBy(visits, ({ usableMs }) => usableMs)),
  ];
}
