import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { toFile } from "../http/serve-site.ts";

/** A page as the build has written it. */
export interface WrittenPage {
  /** Its address on this site, with the query. */
  address: string;
  html: string;
  /** The page that answers stand in. */
  frame: string;
  /** Of a form in a frame, whose attributes are the query. */
  query: Readonly<Record<string, string>> | undefined;
}

const FRAMES = "/embed/frame/";

/** Any origin, so that an address without one can be read. */
const HERE = "http://site.invalid";

/**
 * Reads a page.
 * @param folder the built site
 * @param address path and query
 * @returns undefined where there is no such page, or none that forms are answered in
 */
export function readWrittenPage(folder: string, address: string): WrittenPage | undefined {
  if (!/^\/(?!\/)/.test(address) || !URL.canParse(address, HERE)) return undefined;
  const { pathname, search, searchParams } = new URL(address, HERE);
  if (!/^(\/[\w-]+)*\/?$/.test(pathname)) return undefined;
  const file = join(folder, toFile(pathname));
  const answers = join(folder, "sent.html");
  if (!file.endsWith(".html") || !existsSync(file) || !existsSync(answers)) return undefined;
  const html = readFileSync(file, "utf8");
  const isFrame = pathname.startsWith(FRAMES);
  return {
    address: pathname + search,
    html,
    frame: isFrame ? html : readFileSync(answers, "utf8"),
    query: isFrame ? Object.fromEntries(searchParams) : undefined,
  };
}
