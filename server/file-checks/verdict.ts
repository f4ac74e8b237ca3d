/** What a check has found in a file. */
export type Verdict =
  | { verdict: "sound" }
  /** The reason is for operators: what is wrong, in a few words. */
  | { verdict: "refused"; reason: string };

export const SOUND: Verdict = { verdict: "sound" };

export const refuse = (reason: string): Verdict => ({ verdict: "refused", reason });
