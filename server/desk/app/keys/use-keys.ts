import { useEffect, useEffectEvent } from "react";

/** A box that is ticked takes no letters, so that keys work on it as anywhere. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest("input:not([type=checkbox]), textarea, select, dialog") !== null;

export type KeyActions = Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>;

/** Calls what belongs to a key; never while somebody types, chooses, or answers a question. */
export function useKeys(keys: KeyActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event.target)) return;
    const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (action === undefined) return;
    event.preventDefault();
    action(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
