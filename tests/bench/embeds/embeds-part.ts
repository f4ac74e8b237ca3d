import { openWholeBrowser } from "../../browser/open-browser.ts";
import type { BenchPart } from "../bench-part.ts";
import { inScratch } from "../builds/in-scratch.ts";
import { kibibytes, milliseconds } from "../format-figures.ts";
import { medianOf } from "../median.ts";
import { SLOW_PHONE } from "../phone/slow-phone.ts";
import { sumBytes, type Transfer } from "../phone/watch-transfers.ts";
import type { Embed, Peer } from "./embed.ts";
import { FLOOR, OURS, PEERS } from "./embed-kinds.ts";
import { measureEmbed, measureOwn, type EmbedVisit, type OwnVisit } from "./measure-embed.ts";
import { installPeer, openStage } from "./open-stage.ts";

/** Runs of each embed, a fresh profile each. */
const ROUNDS = 5;

/** The browser finds this machine alone, so that one with a network measures the same as one without. */
const OFFLINE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1";

/** Our form on a partner's page, beside others as they are published on npm. */
export const embedsPart: BenchPart = {
  id: "embeds",
  measure: () =>
    inScratch(async (scratch) => {
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
      const stage = await openStage(scratch, peers);
      const browser = await openWholeBrowser([OFFLINE]);
      try {
        const own: OwnVisit[] = [];
        const others = new Map<Embed, EmbedVisit[]>([FLOOR, ...peers].map((embed) => [embed, []]));
        for (let round = 0; round < ROUNDS; round++) {
          own.push(await measureOwn(browser, stage.pageOf(OURS), OURS));
          for (const [embed, visits] of others)
            visits.push(await measureEmbed(browser, stage.pageOf(embed), embed));
        }
        const rows = [ownRow(own), floorRow(others.get(FLOOR) ?? [])];
        for (const peer of peers) rows.push(peerRow(peer, others.get(peer) ?? []));
        return [{ caption: CAPTION, columns: COLUMNS, rows, notes: [...NOTES, ...missing] }];
      } finally {
        await browser.close();
        await stage.stop();
      }
    }),
};

const CAPTION = `A form on a bare page of another origin ${SLOW_PHONE}; medians of ${ROUNDS} runs in turns, with a fresh profile each. Bytes are those of scripts, compressed with gzip.`;

const COLUMNS = ["Form", "Entry", "Later", "On typing", "Requests", "Visible", "Usable"];

/** What only the peers' own servers could measure. */
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

function print(row: string[]): string[] {
  console.log(row.join("  "));
  return row;
}
