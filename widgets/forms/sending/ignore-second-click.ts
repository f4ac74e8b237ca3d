/** Maximum time between the two clicks in milliseconds. */
const MAX_DELAY_MS = 3000;

/** Maximum distance between the two clicks in pixels. Double taps rarely hit the exact same point. */
const MAX_DISTANCE_PX = 12;

export interface ClickPoint {
  clientX: number;
  clientY: number;
}

let stopListening: (() => void) | undefined;

/**
 * Cancels the second click of a double click on the submit button, which could hit a link in whatever
 * replaced the form. Clicks on a submit button still work, so that visitors can retry right after a failure, and so do
 * those on the button that copies the receipt link, which may be where the submit button was.
 */
export function ignoreSecondClick({ clientX, clientY }: ClickPoint): void {
  stopListening?.();
  const cancelClick = (event: MouseEvent): void => {
    const distance = Math.hypot(event.clientX - clientX, event.clientY - clientY);
    const [target] = event.composedPath();
    const isHarmless =
      target instanceof Element && target.closest('button[type="submit"], [data-copy]') !== null;
    // Clicks triggered by the keyboard have a `detail` of 0.
    if (event.detail === 0 || distance > MAX_DISTANCE_PX || isHarmless) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const listeners = new AbortController();
  for (const type of ["mousedown", "click"] as const)
    addEventListener(type, cancelClick, { capture: true, signal: listeners.signal });
  const timer = setTimeout(() => stopListening?.(), MAX_DELAY_MS);
  stopListening = () => {
    clearTimeout(timer);
    listeners.abort();
  };
}
