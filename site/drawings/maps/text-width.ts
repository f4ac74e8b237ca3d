/** Estimates the width of `text` in the heading font, erring on the wide side. */
export function headingWidth(text: string, size: number): number {
  let ems = 0;
  for (const character of text) {
    if (/[iljtfr.,'’ ]/.test(character)) ems += 0.34;
    else if (/[mwMW]/.test(character)) ems += 0.88;
    else if (/[A-Z]/.test(character)) ems += 0.68;
    else ems += 0.58;
  }
  return ems * size;
}

export function monoWidth(text: string, size: number): number {
  return text.length * 0.6 * size;
}
