import { useEffect, useState, type RefObject } from "react";

type Value = string | number;

/** Takes what was typed or what an address says; undefined where it is no value of the field. */
export type Rule<Type extends Value> = (text: string) => Type | undefined;

type Rules<Values> = { readonly [Name in keyof Values]: Rule<Values[Name] & Value> };

/** A whole number in a text such as `$125,000` or `6 months`. */
export function amount(min: number, max: number): Rule<number> {
  return (text) => {
    const digits = text.replace(/[^\d.]/g, "");
    return digits === "" ? undefined : Math.min(max, Math.max(min, Math.round(Number(digits)) || 0));
  };
}

/** One of a few values. */
export function oneOfThese(words: readonly string[]): Rule<string> {
  return (text) => (words.includes(text) ? text : undefined);
}

/** What a calculator's inputs hold. */
export interface Inputs<Values> {
  values: Values;
  /** Whether the visitor, or the link that was followed, has set another value than the one it begins with. */
  isOwn: (name: keyof Values) => boolean;
  set: (changes: Partial<Values>) => void;
  reset: () => void;
}

/**
 * Inputs whose values stand in the page's address under their names, those that were changed. The first render is the same for everybody;
 * what the address says, and what was typed before the script came, is taken over after it.
 */
export function useInputs<Values extends { [Name in keyof Values]: Value }>(
  start: Values,
  rules: Rules<Values>,
  place: RefObject<HTMLElement | null>,
): Inputs<Values> {
  const [values, setValues] = useState(start);

  useEffect(() => {
    const query = new URL(location.href).searchParams;
    const found: Partial<Values> = {};
    for (const name in rules) {
      const input = place.current?.querySelector<HTMLInputElement>(`[name=${name}]`);
      // What was typed is shown, whatever the address says. A list of choices has no default.
      const { value: typed = "", defaultValue = typed } = input ?? {};
      const text = typed !== defaultValue ? typed : (query.get(name) ?? typed);
      const value = rules[name](text);
      if (value !== undefined) found[name] = value;
    }
    setValues((now) => ({ ...now, ...found }));
  }, [rules, place]);

  const set = (changes: Partial<Values>): void => {
    const next = { ...values, ...changes };
    setValues(next);
    writeAddress(start, next);
  };
  return { values, isOwn: (name) => values[name] !== start[name], set, reset: () => set(start) };
}

function writeAddress<Values extends object>(start: Values, values: Values): void {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(values)) {
    if (value === (start as Record<string, unknown>)[name]) address.searchParams.delete(name);
    else address.searchParams.set(name, String(value));
  }
  history.replaceState(history.state, "", address);
}
