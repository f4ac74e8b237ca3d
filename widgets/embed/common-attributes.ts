import { FAILURE_REASONS } from "../backend/failure-reasons.ts";
import type { MessageKeys } from "../runtime/message-keys.ts";

export const SANDBOX_OUTCOMES = ["success", ...FAILURE_REASONS] as const;

/** Attributes that every embedded tag accepts, with their allowed values. The first value is the default. */
export const COMMON_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  theme: ["auto", "light", "dark"],
  sandbox: SANDBOX_OUTCOMES,
};

export const SANDBOX_MESSAGE_KEYS = { sandbox: ["note"] } as const satisfies MessageKeys;
