/**
 * Rope length in user units. `styles/pages/home.css` animates the rope while the beam is lowered; the rope is
 * 24 units shorter at first.
 */
export const ROPE_LENGTH = 60;

/**
 * Classes of the groups for each story, from the slab up. Each story appears 80 ms after the one below it.
 */
const STORIES = [
  "hero-story [animation-delay:100ms]",
  "hero-story [animation-delay:180ms]",
  "hero-story [animation-delay:260ms]",
  "hero-story [animation-delay:340ms]",
  "hero-story [animation-delay:420ms]",
];
export const CRANE = "hero-crane [animation-delay:60ms]";
export const LANDING = "hero-landing [animation-delay:500ms]";
export const HERO_SITE_LAYER = "hero-site [animation-delay:420ms]";

/** Returns the layers of a home page drawing in painting order. Each is a group animated by CSS. */
export function heroLayers(stories: number): string[] {
  const storyLayers = Array.from({ length: stories + 1 }, (_, story) => heroStoryLayer(story));
  return [
    "hero-grid",
    CRANE,
    ...storyLayers,
    HERO_SITE_LAYER,
    LANDING,
    "hero-rope",
    "hero-member",
    "hero-member hero-tag",
  ];
}

/** Returns the layer name of a story. Story 0 contains the slab and its base plates. */
export function heroStoryLayer(story: number): string {
  return STORIES[story] ?? "hero-story";
}
