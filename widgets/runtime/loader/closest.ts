/** What an event happened in: the nearest element that a selector matches, from its target outwards. */
export function closest<Found extends Element = HTMLElement>(
  { target }: Event,
  selector: string,
): Found | null {
  return target instanceof Element ? target.closest<Found>(selector) : null;
}
