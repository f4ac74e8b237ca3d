/**
 * Returns the closest matching ancestor of an event's target, or null. Returns undefined if the target is not
 * an element.
 */
export const closest = <Found extends Element = HTMLElement>(
  { target }: Event,
  selector: string,
): Found | null | undefined => (target as Element).closest?.<Found>(selector);
