import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectPath } from "../settings/project-root.ts";

const FOLDER = projectPath("site/drawings");

/**
 * Returns the content of an SVG file in this folder. In the browser, where the editor shows an article's page, the
 * bundler replaces this module with the content of all covers.
 * @param name path without the extension, such as `covers/takeoff`
 */
export function readDrawingFile(name: string): string | undefined {
  return listDrawingFiles().includes(name) ? readFileSync(join(FOLDER, `${name}.svg`), "utf8") : undefined;
}

let names: readonly string[] | undefined;

export function listDrawingFiles(): readonly string[] {
  names ??= readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".svg"))
    .map((file) => file.slice(0, -".svg".length).replaceAll("\\", "/"))
    .sort();
  return names;
}
