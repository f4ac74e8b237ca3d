import type { Comparison } from "./compare-pictures.ts";

/** Page, state, width, and the heights where they differ. */
export function describePicture({ picture: { shot, width }, before, after }: Comparison): string {
  const parts = [shot.path, ...(shot.state === undefined ? [] : [shot.state]), `${width} px`];
  if (before !== undefined && after !== undefined && before.height !== after.height)
    parts.push(`height ${before.height} → ${after.height}`);
  return parts.join(", ");
}
