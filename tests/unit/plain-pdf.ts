/** Creates a PDF with a classic cross-reference table. The first object is its catalog. */
export function plainPdf(objects: readonly string[]): Buffer {
  let text = "%PDF-1.7\n";
  const xrefEntries = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${xrefEntries.join("")}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    "latin1",
  );
}
