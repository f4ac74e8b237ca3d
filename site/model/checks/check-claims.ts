import { locate } from "../loading/check-source.ts";
import { describeChoice } from "../loading/describe-issue.ts";
import type { SiteCheck } from "./check-site.ts";

/** The home page's chain of figures names claims that exist. */
export const checkClaims: SiteCheck = ({ home, claims }, { data }) => {
  const source = data.get("home");
  if (home === undefined || claims === undefined || source === undefined) return [];
  return home.figures.flatMap(({ claim }, index) =>
    claims[claim] === undefined
      ? [
          {
            ...locate(source, ["figures", index, "claim"]),
            problem: describeChoice(claim, Object.keys(claims)),
          },
        ]
      : [],
  );
};
