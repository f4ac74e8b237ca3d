import { useEffect, useRef, useState, type RefObject } from "react";

type Value = string | number;

type Rule<Type extends Value> = (text: string) => Type | undefined;

type Rules<Values> = { readonly [Name in keyof Values]: Rule<Values[Name] & Value> };

/** Parses and rounds a number in text such as `$125,000`, `120k` or `6 months`. */
export const parseAmount: Rule<number> = (text) => {
  const digits = text.replace(/[^\d.]/g, "");
  const unit = /\d ?k\b/i.test(text) ? 1000 : 1;
  return digits === "" ? undefined : Math.round(Number(digits) * unit) || 0;
};

export const clampAmount = (amount: number, [min, max]: Limits): number =>
  Math.min(max, Math.max(min, amount));

/** Returns a parser that clamps numbers to a range. */
export function createAmountRule(limits: Limits): Rule<number> {
  return (text) => {
    const amount = parseAmount(text);
    return amount === undefined ? undefined : clampAmount(amount, limits);
  };
}

/** Bounds of a number, and how much its buttons change it. */
export type Limits = readonly [min: number, max: number, step: number];

export const createAmountRules = <Name extends string>(
  limits: Readonly<Record<Name, Limits>>,
): Record<Name, Rule<number>> =>
  Object.fromEntries(
    Object.entries<Limits>(limits).map(([name, range]) => [name, createAmountRule(range)]),
  ) as Record<Name, Rule<number>>;

export function createKeywordRule(keywords: readonly string[]): Rule<string> {
  return (text) => (keywords.includes(text) ? text : undefined);
}

export interface Inputs<Values> {
  /** Attached to the element around the fields. */
  containerRef: RefObject<HTMLDivElement | null>;
  values: Values;
  isChanged: (name: keyof Values) => boolean;
  hasChanges: boolean;
  set: (changes: Partial<Values>) => void;
  reset: () => void;
}

/**
 * Manages a calculator's input values and writes changed values to the URL. Values from the URL and text
 * typed before hydration are applied after the first render, which must match the prerendered markup.
 */
export function useInputs<Values extends { [Name in keyof Values]: Value }>(
  start: Values,
  rules: Rules<Values>,
): Inputs<Values> {
  const containerRef = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState(start);

  useEffect(() => {
    const query = new URL(location.href).searchParams;
    const found: Partial<Values> = {};
    for (const name in rules) {
      const input = containerRef.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
      // Typed text takes precedence over the URL. Selects have no `defaultValue`.
      const { value: typed = "", defaultValue = typed } = input ?? {};
      const text = typed !== defaultValue ? typed : (query.get(name) ?? typed);
      const value = rules[name](text);
      if (value !== undefined) found[name] = value;
    }
    setValues((now) => ({ ...now, ...found }));
  }, [rules]);

  const set = (changes: Partial<Values>): void => {
    const next = { ...values, ...changes };
    setValues(next);
    updateUrl(start, next);
  };
  const isChanged = (name: keyof Values): boolean => values[name] !== start[name];
  const hasChanges = (Object.keys(start) as (keyof Values)[]).some(isChanged);
  return { containerRef, values, isChanged, hasChanges, set, reset: () => set(start) };
}

function updateUrl<Values extends object>(start: Values, values: Values): void {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value === (start as Record<string, unknown>)[name]) address.searchParams.delete(name);
    else address.searchParams.set(name, String(value));
  }
  history.replaceState(history.state, "", address);
}
