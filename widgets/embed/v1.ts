import leadForm from "embed:markup/lead-form";
import type { FormMarkup, FormModule } from "./embedded-form.ts";
import { startEmbed } from "./start-embed.ts";

/**
 * Hash in the names of the markup files, one per form and language. The first form's English markup is part
 * of this file instead. Defined at build time.
 */
declare const EMBED_MARKUP: string;

// Everything runs in this callback, because `startEmbed` handles its errors, such as those from
// built-ins that the page has replaced.
startEmbed((origin) => {
  /**
   * Imports files in parallel and returns the first module. Browsers cache failed imports, so the retry adds
   * a query string.
   */
  const load = <Module>(files: readonly string[]): Promise<Module> => {
    const fetchAll = (suffix: string): Promise<Module> =>
      Promise.all(files.map((file) => import(`${origin}/embed/parts/${file}${suffix}`))).then(
        ([module]) => module as Module,
      );
    return fetchAll("").catch(() => fetchAll("?again"));
  };
  return {
    loadMarkup: async (name) =>
      name === "lead-form"
        ? leadForm
        : (await load<{ default: FormMarkup }>([`${name}-markup-${EMBED_MARKUP}.js`])).default,
    // Asynchronous, so that a page that has replaced `Promise.all` causes no error of its own.
    loadFormModule: async (form) => load<FormModule>(form.files as string[]),
  };
});
