import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startSite } from "../../e2e/start-site.ts";
import { installPackages } from "../install-packages.ts";
import type { Embed, Peer } from "./embed.ts";
import { FLOOR, OURS } from "./embed-kinds.ts";
import { serveTexts, type ServedText } from "./serve-texts.ts";

/** Pages with embeds, their scripts on other origins, and our own site. */
export interface EmbedStage {
  /** Address of the page with an embed. */
  pageOf: (embed: Embed) => string;
  stop: () => Promise<void>;
}

/** Serves pages with our form and the peers', which are installed. */
export async function openStage(scratch: string, peers: readonly Peer[]): Promise<EmbedStage> {
  const site = await startSite();
  const scripts = await serveTexts({
    [pathOf(FLOOR)]: { type: "text/javascript", text: FLOOR.text },
    ...Object.fromEntries(peers.map((peer) => [pathOf(peer), readScript(scratch, peer)])),
  });
  const hosts = await serveTexts({
    [pathOf(OURS)]: hostPage(OURS.snippet(`${site.url}/embed/v1.js`)),
    ...Object.fromEntries(
      [FLOOR, ...peers].map((peer) => [pathOf(peer), hostPage(peer.snippet(scripts.origin + pathOf(peer)))]),
    ),
  });
  return {
    pageOf: (embed) => hosts.origin + pathOf(embed),
    stop: async () => {
      hosts.stop();
      scripts.stop();
      await site.stop();
    },
  };
}

/**
 * Installs a peer from npm.
 * @throws Error that says why when it cannot be had
 */
export function installPeer(scratch: string, { name, package: source, version }: Peer): void {
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
