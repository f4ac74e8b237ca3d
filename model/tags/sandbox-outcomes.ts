/** Why a submission was not stored. In a file of its own, since the sandbox's chunk contains the list. */
export const FAILURE_REASONS = [
  "refused",
  "invalid",
  "expired",
  "too-large",
  "too-many",
  "unavailable",
  "unreachable",
  "timeout",
  "failed",
] as const;

/** Outcomes that partners may simulate by the attribute `sandbox`. The first is the default. */
export const SANDBOX_OUTCOMES = ["success", ...FAILURE_REASONS] as const;
