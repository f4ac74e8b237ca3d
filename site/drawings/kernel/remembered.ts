/**
 * Draws once for the same arguments and hands that drawing out again: pages share it, and so do the builds of `npm run dev`.
 * @param draw depends on its arguments alone, which are plain data
 */
export function remembered<Args extends readonly unknown[], Drawn>(
  draw: (...args: Args) => Drawn,
): (...args: Args) => Drawn {
  const drawn = new Map<string, Drawn>();
  return (...args) => {
    const key = JSON.stringify(args);
    const known = drawn.get(key);
    if (known !== undefined) return known;
    const result = draw(...args);
    drawn.set(key, result);
    return result;
  };
}
