import type { ComparisonView } from "../../../model/pay/comparison.ts";
import type { Compare } from "../../../model/schemas/compare.ts";
import type { Salaries } from "../../../model/schemas/salaries.ts";
import type { State } from "../../../model/schemas/state.ts";

export interface ComparisonProps {
  texts: Compare;
  states: readonly State[];
  salaries: Salaries;
  view: ComparisonView;
}
