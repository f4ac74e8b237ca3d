import leadForm from "embed:markup/lead-form";
import type { FormMarkup, FormPart } from "./embedded-form.ts";
import { startEmbed } from "./start-embed.ts";

/** Hash of the files with each form's markup, save the first one's, which is in this one; compiled in. */
declare const EMBED_MARKUP: string;

type Load = <Module>(files: readonly string[]) => Promise<Module>;

/** Makes the import of files of which the first is wanted: once a page, after a failure once more, under a name that is not remembered as missing. */
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

// Nothing runs outside of it: a page may have replaced what a line here needs.
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
