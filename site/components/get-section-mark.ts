/**
 * Returns a section's number and sheet code. For example, section 2 of page `S-100` has the sheet code `S-102`.
 * @param sheetCode the page's sheet code, a letter and three digits
 */
export function getSectionMark(sheetCode: string, number: number): { number: number; sheet: string } {
  const [set = "", first = "0"] = sheetCode.split("-");
  return { number, sheet: `${set}-${String(Number(first) + number).padStart(3, "0")}` };
}
