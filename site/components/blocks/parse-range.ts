/** Parses a pay range in dollars, such as `$65,000-$85,000` or `$75K-$115K`. */
export function parseRange(range: string): { low: number; high: number; middle: number } {
  const [low = 0, high = 0] = range.split(/[-–]/).map(parseDollars);
  return { low, high, middle: (low + high) / 2 };
}

function parseDollars(text: string): number {
  const amount = Number(text.replace(/[^\d.]/g, ""));
  return text.includes("K") ? amount * 1000 : amount;
}
