import { towerCrane } from "../composites/tower-crane.ts";
import { hoistedBeam } from "../composites/hoisted-beam.ts";
import { centeredSegment, segment, type Point3 } from "../kernel/projection.ts";
import type { Scene } from "../kernel/scene.ts";
import { beamLanding } from "../primitives/drop-lines.ts";
import { leaderTag } from "../primitives/leader-tag.ts";

/**
 * Rope length in user units. `styles/pages/home.css` animates the rope while the beam is lowered; the rope is
 * 24 units shorter at first.
 */
export const ROPE_LENGTH = 60;
const BEAM_DEPTH = 0.78;
const SLING = 2.1;
const HOOK = 0.75;
const TAG_SIZE = 17;

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
const CRANE = "hero-crane [animation-delay:60ms]";
const LANDING = "hero-landing [animation-delay:500ms]";
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

type LoweredMember = {
  mast: readonly [x: number, y: number];
  height: number;
  jib: number;
  counterJibLength: number;
  /** Center of the beam's top face in its final position. */
  landing: Point3;
  length: number;
  tag: string;
  tagSide?: "left" | "right";
};

/** Draws the crane, the orange beam on its hook with a tag, and the outline of the beam's final position. */
export function loweredMember(
  scene: Scene,
  { mast, height, jib, counterJibLength, landing, length, tag, tagSide = "right" }: LoweredMember,
): void {
  const hangPoint = scene.inLayer(CRANE, () =>
    towerCrane(scene, { at: mast, height, jib, counterJibLength, trolleyY: landing[1] }),
  );
  const hookZ = hangPoint[2] - ROPE_LENGTH / scene.scale;
  const top = hookZ - HOOK - SLING;
  const [x, y] = landing;
  const ends = centeredSegment(landing, length / 2, "x");
  scene.inLayer(LANDING, () => beamLanding(scene, ends, top - BEAM_DEPTH, BEAM_DEPTH));
  scene.inLayer("hero-rope", () => {
    scene.addLines(
      [-0.2, 0.2].map((side): Point3[] => segment([x, y + side, hangPoint[2]], [x, y + side, hookZ])),
      "fine",
    );
  });
  scene.inLayer("hero-member", () => {
    hoistedBeam(scene, { at: [x, y, top], length, depth: BEAM_DEPTH, sling: SLING });
  });
  const direction = tagSide === "right" ? 1 : -1;
  scene.inLayer("hero-member hero-tag", () => {
    leaderTag(scene, {
      at: [ends[tagSide === "right" ? 1 : 0][0], y, top - 0.3],
      leader: [
        [14 * direction, -14],
        [9 * direction, 0],
      ],
      strongLines: tag.split(" "),
      strongSize: TAG_SIZE,
    });
  });
}
