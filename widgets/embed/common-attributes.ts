import type { Refusal } from "../backend/outcome.ts";

/** What a form in the sandbox may answer: that it is stored, or why not. */
export const SANDBOX_ANSWERS = [
  "success",
  "refused",
  "invalid",
  "expired",
  "too-large",
  "too-many",
  "unavailable",
  "unreachable",
  "timeout",
  "failed",
] as const satisfies readonly ("success" | Refusal)[];

/** Attributes that every embedded tag has beside its own, with their values, the first of which is meant where there is none. */
export const COMMON_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  theme: ["auto", "light", "dark"],
  sandbox: SANDBOX_ANSWERS,
};
