import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { STATE_COUNT } from "../spec-facts.ts";
import { DIST, extractAttributes, listBuiltFiles, listBuiltPages } from "./read-dist.ts";

/** Size limit in bytes. Link previews reject larger images. */
const MAX_BYTES = 300 * 1024;

function sizeOf(file: string): { width: number; height: number } {
  const bytes = readFileSync(file);
  expect(bytes.subarray(1, 4).toString("latin1"), file).toBe("PNG");
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

const imagePaths = listBuiltPages().flatMap(({ html }) =>
  extractAttributes(html, 'meta property="og:image"', "content").map((address) => new URL(address).pathname),
);

test("every page's social image exists, is 1200 by 630, and is smaller than 300 KB", () => {
  expect(imagePaths.length).toBeGreaterThan(STATE_COUNT);
  for (const path of imagePaths) {
    const file = join(DIST, path);
    expect(sizeOf(file), path).toEqual({ width: 1200, height: 630 });
    expect(statSync(file).size, path).toBeLessThan(MAX_BYTES);
  }
});

test("each page has a unique social image, and no image is unused", () => {
  expect(new Set(imagePaths).size).toBe(imagePaths.length);
  expect(listBuiltFiles().filter((file) => file.startsWith("/social/"))).toEqual([...imagePaths].sort());
});
