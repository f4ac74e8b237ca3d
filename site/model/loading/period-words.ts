const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Formats a period: `two years after our last contact`, `18 months after it was sent`. */
export function periodWords(months: number, countedFrom: string): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, "year"] : [months, "month"];
  const end = countedFrom === "sent" ? "it was sent" : "our last contact";
  return `${numbers[count] ?? count} ${unit}${count === 1 ? "" : "s"} after ${end}`;
}
