import type { EntryContext } from "../checks/check-markdown.ts";
import { claimFigures } from "../checks/check-hardcoded-claims.ts";
import { payPatterns } from "../checks/pay-patterns.ts";
import type { DataFiles } from "../kinds/data-files.ts";
import type { LoadedData } from "./parse-data.ts";

export function entryContext(
  { sources, references, files }: LoadedData,
  { targets, states }: Pick<EntryContext, "targets" | "states">,
): EntryContext {
  return {
    references,
    targets,
    states,
    figures: claimFigures(sources.get("claims")?.value),
    pay: payPatterns(sources.get("salaries")?.value),
    contexts: Object.keys(sources.get("contexts")?.value ?? {}),
    bands: publishedBands(files.salaries),
  };
}

function publishedBands(salaries: DataFiles["salaries"] | undefined): EntryContext["bands"] {
  return (salaries?.experience ?? []).flatMap(({ role, bands }) =>
    bands.map(({ experience }) => ({ role, experience })),
  );
}
