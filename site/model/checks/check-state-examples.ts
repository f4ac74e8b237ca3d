import { locate } from "../loading/check-source.ts";
import { describeChoice } from "../loading/describe-issue.ts";
import type { SiteCheck } from "./check-site.ts";

/** Titles of people who are not searched for at length: the page calls its example a senior search. */
const JUNIOR =
  /\b(?:assistant|junior|trainee|intern|field engineer|project engineer|coordinator|inspector|foreman|technician)\b/i;

/** The example of a state's page: a senior role, as the label above its figures says, in a city that the page lists. */
export const checkStateExamples: SiteCheck = ({ states }, { entries }) =>
  states.flatMap(({ slug, example: { role, city }, cities }) => {
    const source = entries.states.get(slug);
    if (source === undefined) return [];
    const names = cities.map(({ name }) => name);
    return [
      ...(JUNIOR.test(role)
        ? [
            {
              ...locate(source, ["example", "role"]),
              problem: `found "${role}", expected a senior role, since the page calls the example a senior search`,
            },
          ]
        : []),
      ...(names.includes(city)
        ? []
        : [{ ...locate(source, ["example", "city"]), problem: describeChoice(city, names) }]),
    ];
  });
