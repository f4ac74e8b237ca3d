import type { Layout } from "../schemas/layout.ts";

type PeriodTexts = Layout["periods"];

/**
 * Formats a retention period, such as `two years after our last contact` or `18 months after it was sent`.
 */
export function formatPeriod(months: number, countedFrom: string, texts: PeriodTexts): string {
  const [count, one, many] =
    months % 12 === 0 ? [months / 12, texts.year, texts.years] : [months, texts.month, texts.months];
  const period = (count === 1 ? one : many).replace("{number}", texts.numbers[count - 1] ?? String(count));
  return (countedFrom === "sent" ? texts.sent : texts.lastContact).replace("{period}", period);
}

export function formatDays(days: number, { day, days: many }: PeriodTexts): string {
  return (days === 1 ? day : many).replace("{number}", String(days));
}
