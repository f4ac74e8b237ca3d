import type { Comparison } from "./compare-pictures.ts";
import { describePicture } from "./describe-picture.ts";
import { formatShare } from "./format-share.ts";

/** Prints the pictures that moved, most moved first, and how many there are in all. */
export function printTable(comparisons: readonly Comparison[]): void {
  const moved = comparisons.filter(({ share, failure }) => share > 0 || failure !== undefined);
  for (const comparison of moved) {
    const { share, failure } = comparison;
    const note = failure === undefined ? "" : `: could not be taken: ${failure}`;
    console.log(`${formatShare(share).padStart(11)}  ${describePicture(comparison)}${note}`);
  }
  console.log(`${moved.length} of ${comparisons.length} pictures moved.`);
}
