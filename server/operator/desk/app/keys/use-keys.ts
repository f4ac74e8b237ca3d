import { useEffect, useEffectEvent } from "react";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest("input:not([type=checkbox]), textarea, select, dialog") !== null;

/**
 * Keys that repeat while held down. Other keys act once per press: their action may remove the row from the list, and
 * a repeat would act on the next row.
 */
const repeatingKeys: ReadonlySet<string> = new Set(["j", "k"]);

type KeyActions = Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>;

/** Handles keyboard shortcuts, except in text fields, selects and dialogs. */
export function useKeys(keys: KeyActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event.target)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const action = keys[key];
    if (action === undefined) return;
    event.preventDefault();
    if (!event.repeat || repeatingKeys.has(key)) action(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
