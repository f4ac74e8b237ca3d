import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { hashSources, writeAtomically } from "../cache/cache-file.ts";
import { drawSubject } from "../../site/drawings/subject.ts";
import type { Agency } from "../../model/schemas/agency.ts";
import { socialImagePath } from "../head/head-tags.ts";
import { socialCard } from "./social-card.ts";
import type { SocialPage } from "./social-page.ts";

interface SocialImages {
  root: string;
  outDir: string;
  agency: Pick<Agency, "name">;
  pages: readonly SocialPage[];
}

const SOURCES = [
  "./",
  "../assets/logo-svg.ts",
  "../assets/write-static-fonts.ts",
  "../../widgets/site-header/logo-mark.tsx",
  "../../site/drawings",
  "../../site/tokens",
  "../../site/styles",
].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** Maximum number of images rendered concurrently; the renderer has few threads. */
const CONCURRENCY = 4;

/**
 * Writes a 1200 × 630 PNG for every indexable page. Images are cached in `.cache/social` by the hash of their
 * inputs.
 * @returns the number of rendered images
 */
export async function writeSocialImages({ root, outDir, agency, pages }: SocialImages): Promise<number> {
  const cache = join(root, ".cache", "social");
  mkdirSync(cache, { recursive: true });
  const sourcesHash = hashOf(hashSources(SOURCES), agency.name);
  const images = pages.map((page) => {
    const key = hashOf(sourcesHash, JSON.stringify([page.title, page.code, page.slogan, page.subject]));
    return { page, cached: join(cache, `${key}.png`) };
  });
  const missing = images.filter(({ cached }) => !existsSync(cached));
  if (missing.length > 0) {
    // Imported lazily, because loading the renderer takes longer than copying all images.
    const { createRenderer } = await import("./render-png.ts");
    const { renderPng, measureText } = await createRenderer(join(root, ".cache", "fonts"));
    const queue = [...missing];
    const renderQueued = async (): Promise<void> => {
      for (let image = queue.shift(); image !== undefined; image = queue.shift()) {
        const drawing = drawSubject(image.page.subject);
        const card = socialCard({ ...image.page, agency, drawing }, measureText);
        writeAtomically(image.cached, await renderPng(card));
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, renderQueued));
  }
  for (const { page, cached } of images) {
    const target = join(outDir, socialImagePath(page.path));
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(cached, target);
  }
  removeOthers(cache, new Set(images.map(({ cached }) => cached)));
  return missing.length;
}

function hashOf(...parts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("hex").slice(0, 24);
}

function removeOthers(folder: string, keptFiles: ReadonlySet<string>): void {
  for (const name of readdirSync(folder)) {
    if (!keptFiles.has(join(folder, name))) rmSync(join(folder, name));
  }
}
