import { useEffect, useEffectEvent } from "react";

/** Calls a function with each key pressed in the window, also in fields and dialogs. */
export function usePressed(onPress: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** Makes a dialog's digits choose, except while something is typed. */
export function useDigits(choose: (index: number) => void): void {
  usePressed(({ key, target, repeat }) => {
    const isTyping = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
    if (!isTyping && !repeat && /^[1-9]$/.test(key)) choose(Number(key) - 1);
  });
}
