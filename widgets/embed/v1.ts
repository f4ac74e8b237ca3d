import leadForm from "embed:markup/lead-form";
import type { FormMarkup, FormPart } from "./embedded-form.ts";
import { startEmbed } from "./start-embed.ts";

/**
 * Hash of the files with each form's markup, except for the first form in English, whose markup is in this file.
 * Defined at build time.
 */
declare const EMBED_MARKUP: string;

// Everything runs inside the callback, so that its error handling also covers built-ins that a page has
// replaced.
startEmbed((origin) => {
  /**
   * Imports files and returns the first. On failure it retries once with a query, since browsers cache failed
   * imports.
   */
  const load = <Module>(files: readonly string[]): Promise<Module> => {
    const fetchAll = (suffix: string): Promise<Module> =>
      Promise.all(files.map((file) => import(`${origin}/embed/parts/${file}${suffix}`))).then(
        ([module]) => module as Module,
      );
    return fetchAll("").catch(() => fetchAll("?again"));
  };
  return {
    markup: async (name) =>
      name === "lead-form"
        ? leadForm
        : (await load<{ default: FormMarkup }>([`${name}-markup-${EMBED_MARKUP}.js`])).default,
    part: (form) => load<FormPart>(form.files as string[]),
  };
});
