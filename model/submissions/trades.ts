/** Trades by which openings are listed. `jobs-page.yaml` has their names. */
export const TRADES = [
  "construction-management",
  "preconstruction",
  "engineering",
  "safety",
  "electrical",
  "mechanical-hvac",
  "plumbing-pipefitting",
  "welding-ironwork",
  "carpentry-concrete",
  "equipment",
  "labor",
] as const;
