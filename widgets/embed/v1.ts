import leadForm from "embed:markup/lead-form";
import type { FormMarkup, FormPart } from "./embedded-form.ts";
import { startEmbed } from "./start-embed.ts";

/**
 * Hash of the files with each form's markup, except the first form's, which is in this file; defined at build
 * time.
 */
declare const EMBED_MARKUP: string;

type Load = <Module>(files: readonly string[]) => Promise<Module>;

/**
 * Returns an import function that caches by URL, and retries a failure once with a query, since browsers
 * cache failed imports.
 */
function createLoad(origin: string): Load {
  const loaded: Record<string, Promise<unknown>> = {};
  return <Module>(files: readonly string[]): Promise<Module> => {
    const [wanted = ""] = files;
    const fetchAll = (suffix: string): Promise<unknown> =>
      Promise.all(files.map((file) => import(`${origin}/embed/parts/${file}${suffix}`))).then(
        ([module]) => module as unknown,
      );
    return (loaded[wanted] ??= fetchAll("").catch(() => fetchAll("?again"))) as Promise<Module>;
  };
}

// Everything runs inside the callback, so that its error handling applies: a page may have replaced built-ins
// used here.
startEmbed((origin) => {
  const load = createLoad(origin);
  return {
    markup: (tag) =>
      tag === "lead-form"
        ? leadForm
        : load<{ default: FormMarkup }>([`${tag}-markup-${EMBED_MARKUP}.js`]).then(
            (module) => module.default,
          ),
    part: ({ files }) => load<FormPart>(files as string[]),
  };
});
