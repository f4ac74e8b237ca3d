import { mistakeAt } from "../source/check-source.ts";
import type { SiteCheck } from "../kinds/site.ts";

/** Reports recruiters whose photo file is missing. */
export const checkPhotos: SiteCheck = (site, { data, targets }) => {
  const source = data.get("why-us");
  if (source === undefined) return [];
  return (site["why-us"]?.people.recruiters ?? []).flatMap(({ photo }, index) => {
    if (targets.files.has(photo)) return [];
    const problem = `found no photo site/public${photo}: add the file, or correct the name`;
    return [mistakeAt(source, ["people", "recruiters", index, "photo"], problem)];
  });
};
