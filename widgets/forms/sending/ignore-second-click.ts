/** Maximum time between the two clicks in milliseconds. */
const MAX_DELAY = 3000;

/** Maximum distance between the two clicks in pixels. Double taps rarely hit the exact same point. */
const MAX_DISTANCE = 12;

export interface ClickPoint {
  clientX: number;
  clientY: number;
}

let end: (() => void) | undefined;

/**
 * Cancels the second click of a double click on the submit button, which could hit a link in whatever
 * replaced the form. Clicks on a submit button still work, so that visitors can retry right after a failure.
 */
export function ignoreSecondClick({ clientX, clientY }: ClickPoint): void {
  end?.();
  const swallow = (event: MouseEvent): void => {
    const distance = Math.hypot(event.clientX - clientX, event.clientY - clientY);
    const [target] = event.composedPath();
    const isSend = target instanceof Element && target.closest('button[type="submit"]') !== null;
    // Clicks triggered by the keyboard have a `detail` of 0.
    if (event.detail === 0 || distance > MAX_DISTANCE || isSend) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const listeners = new AbortController();
  for (const type of ["mousedown", "click"] as const)
    addEventListener(type, swallow, { capture: true, signal: listeners.signal });
  const timer = setTimeout(() => end?.(), MAX_DELAY);
  end = () => {
    clearTimeout(timer);
    listeners.abort();
  };
}
