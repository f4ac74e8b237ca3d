import type { FileFault } from "../../../../site/model/resume-check/file-fault.ts";

/** What a check has found in a file. */
export type Verdict =
  | { verdict: "sound" }
  /** The fault is for the sender; the reason is for operators: what is wrong, in a few words. */
  | { verdict: "refused"; fault: FileFault; reason: string };

export const SOUND: Verdict = { verdict: "sound" };

export const refuse = (fault: FileFault, reason: string): Verdict => ({ verdict: "refused", fault, reason });

/** Why a file is refused, thrown from wherever that is found. */
export class RefusedFile extends Error {
  override name = "RefusedFile";
  readonly verdict: Verdict;

  constructor(fault: FileFault, reason: string) {
    super(reason);
    this.verdict = refuse(fault, reason);
  }
}
