import { BUDGETS } from "../../budgets.ts";
import { kibibytes } from "../format-figures.ts";
import { sumBytes, type Transfer } from "../phone/watch-transfers.ts";
import type { Visit } from "./measure-visit.ts";

/** What of a visit exceeds the budgets, as text. */
export function overBudget({ transfers, layoutShift }: Pick<Visit, "transfers" | "layoutShift">): string[] {
  const weights = [
    ["script of its own", BUDGETS.pageScript, ({ kind, isLate }: Transfer) => kind === "script" && !isLate],
    ["fonts", BUDGETS.fonts, ({ kind }: Transfer) => kind === "font"],
  ] as const;
  const heavy = weights.flatMap(([name, most, fits]) => {
    const bytes = sumBytes(transfers, fits);
    return bytes > most ? [`${kibibytes(bytes)} of ${name}, at most ${kibibytes(most)} are allowed`] : [];
  });
  const shifted = layoutShift > BUDGETS.layoutShift ? [`the layout shifts by ${layoutShift.toFixed(4)}`] : [];
  return [...heavy, ...shifted];
}
