/** What an event happened in: the nearest element that a selector matches, from its target outwards. The page itself is in none. */
export const closest = <Found extends Element = HTMLElement>(
  { target }: Event,
  selector: string,
): Found | null | undefined => (target as Element).closest?.<Found>(selector);
