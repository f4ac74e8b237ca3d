import { findRegion } from "../../model/pay/state-pay.ts";
import type { Salaries } from "../../model/schemas/salaries.ts";
import type { State } from "../../model/schemas/state.ts";

type StatePay =
  | { kind: "own" | "above"; region: string; premium: number }
  | { kind: "baseline" }
  | { kind: "unlisted" };

export function findStatePay({ name, slug }: Pick<State, "name" | "slug">, salaries: Salaries): StatePay {
  const region = findRegion(salaries, slug);
  if (region === undefined) return { kind: "unlisted" };
  if (region.premium === 0) return { kind: "baseline" };
  return { kind: region.region === name ? "own" : "above", region: region.region, premium: region.premium };
}
