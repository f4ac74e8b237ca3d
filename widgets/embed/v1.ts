import leadForm from "embed:markup/lead-form";
import type { FormMarkup, FormPart } from "./embedded-form.ts";
import { startEmbed } from "./start-embed.ts";

/**
 * Hashes of the files with each form's markup, except for the first form, whose markup is in this file. Defined
 * at build time.
 */
declare const EMBED_MARKUP: string;

type Load = <Module>(files: readonly string[]) => Promise<Module>;

/**
 * Returns a function that imports the first of several files. On failure it retries once with a query, since
 * browsers cache failed imports.
 */
function createLoad(origin: string): Load {
  return <Module>(files: readonly string[]): Promise<Module> => {
    const fetchAll = (suffix: string): Promise<Module> =>
      Promise.all(files.map((file) => import(`${origin}/embed/parts/${file}${suffix}`))).then(
        ([module]) => module as Module,
      );
    return fetchAll("").catch(() => fetchAll("?again"));
  };
}

// Everything runs inside the callback, so that its error handling also covers built-ins that a page has
// replaced.
startEmbed((origin) => {
  const load = createLoad(origin);
  return {
    markup: (tag) =>
      tag === "lead-form"
        ? leadForm
        : load<{ default: FormMarkup }>([`${tag}-markup-${EMBED_MARKUP}.js`]).then(
            (module) => module.default,
          ),
    part: (form) => load<FormPart>(form.files as string[]),
  };
});
