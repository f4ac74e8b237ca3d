import { mistakeAt } from "../source/check-source.ts";
import type { SiteCheck } from "../kinds/site.ts";

/** Reports recruiters who share a portrait, since visitors would take them for one person. */
export const checkRecruiters: SiteCheck = ({ recruiters }, { data }) => {
  const source = data.get("recruiters");
  if (source === undefined || recruiters === undefined) return [];
  return recruiters.people.flatMap(({ portrait }, index) => {
    const first = recruiters.people.findIndex((one) => one.portrait === portrait);
    if (first === index) return [];
    const problem = `found "${portrait}" a second time, after people[${first}]: choose another portrait`;
    return [mistakeAt(source, ["people", index, "portrait"], problem)];
  });
};
