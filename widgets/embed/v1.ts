import leadForm from "embed:markup/lead-form";
import type { FormMarkup, FormPart } from "./embedded-form.ts";
import { startEmbed } from "./start-embed.ts";

/**
 * Hash in the names of the markup files, one per form and language. The markup of the first form in English
 * is in this file instead. Defined at build time.
 */
declare const EMBED_MARKUP: string;

// Everything runs inside this callback, whose caller also handles errors from built-ins that the page has
// replaced.
startEmbed((origin) => {
  /**
   * Imports files and returns the first module. After a failure, retries once with a query string, since
   * browsers cache failed imports.
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
