/**
 * Returns a section's mark. Section 2 of the page `S-100`, for example, is on sheet S-102.
 * @param code the page's sheet code, a letter and three digits
 */
export function getSectionMark(code: string, number: number): { number: number; sheet: string } {
  const [set = "", first = "0"] = code.split("-");
  return { number, sheet: `${set}-${String(Number(first) + number).padStart(3, "0")}` };
}
