import leadForm from "embed:markup/lead-form";
import type { EmbedSource, FormMarkup, FormPart } from "./embedded-form.ts";
import { startEmbed } from "./start-embed.ts";

/** Names of each form's files beside this script: its markup, then its part with what that imports; compiled in. */
declare const EMBED_FILES: Record<string, { markup: string; part: readonly string[] }>;

// A classic script knows itself only while it runs.
const script = document.currentScript as HTMLScriptElement;
const base = new URL("parts/", script.src).href;
const loaded = new Map<string, Promise<unknown>>();

/** Imports files of which the first is wanted, once a page; after a failure once more, under a name that is not remembered as missing. */
function load<Module>(files: readonly string[]): Promise<Module> {
  const [wanted = ""] = files;
  const fetchAll = (suffix: string): Promise<unknown> =>
    Promise.all(files.map((file) => import(base + file + suffix))).then(([module]) => module as unknown);
  const known = loaded.get(wanted) ?? fetchAll("").catch(() => fetchAll("?again"));
  loaded.set(wanted, known);
  return known as Promise<Module>;
}

const source: EmbedSource = {
  markup: (tag) =>
    tag === "lead-form"
      ? leadForm
      : load<{ default: FormMarkup }>([EMBED_FILES[tag]?.markup ?? ""]).then((module) => module.default),
  part: (tag) => load<FormPart>(EMBED_FILES[tag]?.part ?? []),
};

startEmbed(script, source);
