/** Milliseconds in which a press at the same place is the second half of a double press. */
const DOUBLE = 3000;

/** Pixels within which two presses are at the same place; a finger never hits the same point twice. */
const NEAR = 12;

/** Where a button was pressed, in the window. */
export interface PressPoint {
  clientX: number;
  clientY: number;
}

let end: (() => void) | undefined;

/**
 * Takes the second half of a double press on Send out of the page: it meets whatever has come to stand in the form's place, such as the
 * button for a fresh form, or a link. Presses of a Send itself stay, so that a failed one can be repeated at once.
 */
export function guardPress({ clientX, clientY }: PressPoint): void {
  end?.();
  const swallow = (event: MouseEvent): void => {
    const distance = Math.hypot(event.clientX - clientX, event.clientY - clientY);
    const [target] = event.composedPath();
    const isSend = target instanceof Element && target.closest('button[type="submit"]') !== null;
    // A key's press of a button is a click as well, without a count.
    if (event.detail === 0 || distance > NEAR || isSend) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const listeners = new AbortController();
  for (const type of ["mousedown", "click"] as const)
    addEventListener(type, swallow, { capture: true, signal: listeners.signal });
  const timer = setTimeout(() => end?.(), DOUBLE);
  end = () => {
    clearTimeout(timer);
    listeners.abort();
  };
}
