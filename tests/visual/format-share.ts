/** A share as a percentage with three places; one that is not nothing never reads as nothing. */
export function formatShare(share: number): string {
  if (share > 0 && share < 0.00001) return "< 0.001 %";
  return `${(share * 100).toFixed(3)} %`;
}
