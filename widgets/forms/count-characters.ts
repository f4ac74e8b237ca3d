/** Counts characters as the database does: an emoji is one, although JavaScript's `length` says two. */
export function countCharacters(text: string): number {
  return [...text].length;
}
