import { oneLine } from "../../platform/backend-error.ts";

/** The result of one check of a published site. */
export interface Finding {
  name: string;
  state: "ok" | "failed" | "skipped";
  /** What was found, and how to fix it or what the check needs. */
  text: string;
}

const WORDS = { ok: "ok     ", failed: "FAILED ", skipped: "skipped" } as const;

export const formatFinding = ({ name, state, text }: Finding): string =>
  `${WORDS[state]} ${name}${text === "" ? "" : `: ${text}`}`;

export const skip = (name: string, text: string): Finding => ({ name, state: "skipped", text });

/**
 * Runs one check. A check that throws has failed.
 * @param find returns what is wrong and how to fix it; undefined if nothing is
 * @param note what is correct, if that is worth printing
 */
export async function look(
  name: string,
  find: () => Promise<string | undefined> | string | undefined,
  note = "",
): Promise<Finding> {
  try {
    const problem = await find();
    return problem === undefined
      ? { name, state: "ok", text: note }
      : { name, state: "failed", text: problem };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { name, state: "failed", text: `${oneLine(cause)}.` };
  }
}
