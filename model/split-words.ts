const MIN_LENGTH = 2;

const ASCII = /^[\0-\x7f]*$/;

/** Splits text into lowercase words without accents and apostrophes. */
export function splitWords(text: string): string[] {
  const lower = text.replace(/['’]/g, "").toLowerCase();
  // Fast path, since most text is ASCII.
  if (ASCII.test(lower)) return lower.match(/[a-z0-9]{2,}/g) ?? [];
  const unaccentedText = lower.normalize("NFD").replace(/\p{M}/gu, "");
  return (unaccentedText.match(/[\p{L}\p{N}]+/gu) ?? []).filter(({ length }) => length >= MIN_LENGTH);
}

export const toPartName = (word: string): string => word.slice(0, MIN_LENGTH).replace(/[^a-z0-9]/g, "_");
