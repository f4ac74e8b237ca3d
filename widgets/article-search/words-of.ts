/** Shortest word that can be searched for. */
const SHORTEST = 2;

const ASCII = /^[\0-\x7f]*$/;

/** Words of a text in lower case, without accents and apostrophes. */
export function wordsOf(text: string): string[] {
  const lower = text.replace(/['’]/g, "").toLowerCase();
  // Nearly all texts; several times as fast.
  if (ASCII.test(lower)) return lower.match(/[a-z0-9]{2,}/g) ?? [];
  const plain = lower.normalize("NFD").replace(/\p{M}/gu, "");
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter(({ length }) => length >= SHORTEST);
}

/** Name of the part of the index that has a word. */
export const partOf = (word: string): string => word.slice(0, SHORTEST).replace(/[^a-z0-9]/g, "_");
