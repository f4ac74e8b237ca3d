import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectPath } from "../../site/settings/project-root.ts";
import { hashSources } from "../cache/list-files.ts";
import type { Store } from "../cache/store.ts";
import { drawSubject } from "../../site/drawings/subject.ts";
import type { Agency } from "../../model/schemas/agency.ts";
import { socialImagePath } from "../head/head-tags.ts";
import { socialCard } from "./social-card.ts";
import { createRenderer } from "./render-png.ts";
import type { SocialPage } from "./social-page.ts";

interface SocialImages {
  store: Store;
  outDir: string;
  agency: Pick<Agency, "name">;
  pages: readonly SocialPage[];
}

const SOURCES = [
  "build/social",
  "build/assets/logo-svg.ts",
  "build/assets/write-static-fonts.ts",
  "widgets/site-header/logo-mark.tsx",
  "site/drawings",
  "site/tokens",
  "site/styles",
].map(projectPath);

/** Maximum number of images rendered concurrently; the renderer has few threads. */
const CONCURRENCY = 4;

/** Writes a 1200 × 630 PNG for every page that visitors may share. */
export async function writeSocialImages({ store, outDir, agency, pages }: SocialImages): Promise<void> {
  const sources = hashSources(SOURCES);
  let renderer: ReturnType<typeof createRenderer> | undefined;
  const queue = [...pages];
  const writeQueued = async (): Promise<void> => {
    for (let page = queue.shift(); page !== undefined; page = queue.shift()) {
      const { path, ...card } = page;
      const image = await store.provide("social", [sources, agency.name, card], async (file) => {
        const { renderPng, measureText } = await (renderer ??= createRenderer(store));
        const drawing = drawSubject(card.subject);
        writeFileSync(file, await renderPng(socialCard({ ...card, agency, drawing }, measureText)));
      });
      const target = join(outDir, socialImagePath(path));
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(image, target);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, writeQueued));
  store.removeUnused("social");
}
