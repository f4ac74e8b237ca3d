import { PAY_AXIS } from "../../site/model/pay/pay-axis.ts";

const { from, to, step } = PAY_AXIS;

/** Puts values into the places in braces of a text. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_place, name: string) => String(values[name]));

/** `1.15` from 15 percent. */
export const factor = (premium: number): string => String((100 + premium) / 100);

/** The share of the scale that an amount is at, 0 to 1. */
export const shareOf = (dollars: number): number => (dollars - from) / (to - from);

/** The same in percent, for a drawing as wide as its place. */
export const at = (dollars: number): string => `${Math.round(shareOf(dollars) * 10_000) / 100}%`;

/** The marks of the scale, and half steps where they are asked for. */
export const ticks = (size: number = step): number[] =>
  Array.from({ length: (to - from) / size + 1 }, (_, index) => from + index * size);

/** The length of a range on the scale. */
export const lengthOf = ({ low, high }: { low: number; high: number }): string => at(high - low + from);
