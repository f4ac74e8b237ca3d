import { useEffect, useEffectEvent } from "react";

/** A box that is ticked takes no letters, so that keys work on it as anywhere. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest("input:not([type=checkbox]), textarea, select, dialog") !== null;

/** Held down, these go on. Any other key acts once: its repeats would change the rows that move up into the place of the first. */
const moves: ReadonlySet<string> = new Set(["j", "k"]);

export type KeyActions = Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>;

/** Calls what belongs to a key; never while somebody types, chooses, or answers a question. */
export function useKeys(keys: KeyActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event.target)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const action = keys[key];
    if (action === undefined) return;
    event.preventDefault();
    if (!event.repeat || moves.has(key)) action(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
