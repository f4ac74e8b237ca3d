import leadForm from "embed:markup/lead-form";
import type { FormMarkup, FormPart } from "./embedded-form.ts";
import { ownScript } from "./own-script.ts";
import { startEmbed } from "./start-embed.ts";

/** Hash of the files with each form's markup, save the first one's, which is in this one; compiled in. */
declare const EMBED_MARKUP: string;

const loaded = new Map<string, Promise<unknown>>();

/** Imports files of which the first is wanted, once a page; after a failure once more, under a name that is not remembered as missing. */
function load<Module>(origin: string, files: readonly string[]): Promise<Module> {
  const [wanted = ""] = files;
  const fetchAll = (suffix: string): Promise<unknown> =>
    Promise.all(files.map((file) => import(`${origin}/embed/parts/${file}${suffix}`))).then(
      ([module]) => module as unknown,
    );
  const known = loaded.get(wanted) ?? fetchAll("").catch(() => fetchAll("?again"));
  loaded.set(wanted, known);
  return known as Promise<Module>;
}

// A classic script knows itself only while it runs.
startEmbed(ownScript(), (origin) => ({
  markup: (tag) =>
    tag === "lead-form"
      ? leadForm
      : load<{ default: FormMarkup }>(origin, [`${tag}-markup-${EMBED_MARKUP}.js`]).then(
          (module) => module.default,
        ),
  part: ({ files }) => load<FormPart>(origin, files as string[]),
}));
