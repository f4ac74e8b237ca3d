import type { EntryContext } from "../checks/check-markdown.ts";
import { listClaimFigures } from "../checks/check-hardcoded-claims.ts";
import { createPayPatterns } from "../checks/pay-patterns.ts";
import type { DataFiles } from "../kinds/data-files.ts";
import type { LoadedData } from "./parse-data.ts";

export function createEntryContext(
  { sources, references, files }: LoadedData,
  { targets, states }: Pick<EntryContext, "targets" | "states">,
): EntryContext {
  return {
    references,
    targets,
    states,
    figures: listClaimFigures(sources.get("claims")?.value),
    pay: createPayPatterns(sources.get("salaries")?.value),
    contexts: Object.keys(sources.get("contexts")?.value ?? {}),
    bands: listPublishedBands(files.salaries),
  };
}

function listPublishedBands(salaries: DataFiles["salaries"] | undefined): EntryContext["bands"] {
  return (salaries?.experience ?? []).flatMap(({ role, bands }) =>
    bands.map(({ experience }) => ({ role, experience })),
  );
}
