import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { serveTexts, type ServedText, type TextServer } from "../embeds/serve-texts.ts";
import { barePage } from "./bare-page.ts";

/** What the pages are measured beside: the same HTML without anything around it, in a process of its own like theirs. */
export interface Floor extends TextServer {
  /** Address of a page without styles, fonts and scripts. */
  bare: (path: string) => string;
  /** Address of such a page that fetches React at the first key, and has it render one element. */
  react: (path: string) => string;
}

const SCRIPT = "/react-floor.js";

/** Where a page has it, the browser starts a process for the page, as it does for every page that is opened from another site. */
const OPENER_POLICY = "cross-origin-opener-policy";

/** By the time of the first key, as our pages do it. */
const AT_FIRST_KEY = `<script type="module">addEventListener("keydown", () => import("${SCRIPT}"), { once: true })</script></body>`;

/**
 * Serves the floor of some pages.
 * @param url of the site that they are pages of
 */
export async function serveFloor(url: string, paths: readonly string[]): Promise<Floor> {
  const texts: Record<string, ServedText> = {
    [SCRIPT]: { type: "text/javascript", text: await bundleReact() },
  };
  for (const path of paths) {
    const page = await fetch(url + path);
    const headers = { [OPENER_POLICY]: page.headers.get(OPENER_POLICY) ?? "unsafe-none" };
    const html = barePage(await page.text());
    texts[path] = { type: "text/html", text: html, headers };
    texts[`${path}?react`] = { type: "text/html", text: html.replace("</body>", AT_FIRST_KEY), headers };
  }
  const { origin, stop } = await serveTexts(texts);
  return { origin, bare: (path) => origin + path, react: (path) => `${origin}${path}?react`, stop };
}

async function bundleReact(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("react-floor.tsx", import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    legalComments: "none",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return outputFiles[0]?.text ?? "";
}
