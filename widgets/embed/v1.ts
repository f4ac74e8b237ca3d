import leadForm from "embed:markup/lead-form";
import type { FormMarkup, FormModule } from "./embedded-form.ts";
import { startEmbed } from "./start-embed.ts";

/**
 * Hash in the names of the parts: the markup of each form in each language, and the check of the page. The first form's
 * English markup is in this file instead. Defined at build time.
 */
declare const EMBED_PARTS: string;

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
    loadPart: async <Part = FormMarkup>(name: string) =>
      name === "lead-form"
        ? (leadForm as Part)
        : (await load<{ default: Part }>([`${name}-${EMBED_PARTS}.js`])).default,
    // Asynchronous, so that a page that has replaced `Promise.all` causes no error of its own.
    loadForm: async (form) => load<FormModule>(form.files as string[]),
  };
});
