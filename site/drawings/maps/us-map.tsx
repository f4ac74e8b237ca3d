import { roundToTenth, type Point2, CLOSE_HATCH } from "../svg-markup.ts";
import { geoAlbersUsa, geoPath } from "d3-geo";
import type { Drawing } from "../load-drawing.ts";
import { memoize } from "./memoize.ts";
import { getStateName, simplifyTopology, stateOutline } from "./atlas.ts";
import { linesPath, mapLines } from "./map-elements.ts";
import { rectangleAround, type Rectangle } from "./place-labels.ts";

/**
 * Labels outside their states: `from` is the end of the leader line in the state, and `at` is the center of
 * the text.
 */
const LEADER_LABELS: Readonly<Record<string, { from: Point2; at: Point2 }>> = {
  VT: { from: [836, 116], at: [798, 82] },
  NH: { from: [852, 112], at: [840, 58] },
  MA: { from: [891, 170], at: [944, 150] },
  RI: { from: [869, 183], at: [944, 188] },
  CT: { from: [856, 190], at: [944, 226] },
  NJ: { from: [833, 232], at: [944, 264] },
  DE: { from: [822, 255], at: [944, 302] },
  MD: { from: [815, 264], at: [944, 340] },
};

/** Label offsets from a state's centroid, in user units, for legibility. */
const LABEL_OFFSETS: Readonly<Record<string, Point2>> = {
  AK: [4, -4],
  CA: [-6, -8],
  FL: [16, 3],
  HI: [-42, 6],
  ID: [2, 24],
  KY: [8, 1],
  LA: [-11, -8],
  MI: [12, 16],
  OK: [10, 0],
  TX: [6, 0],
  VA: [8, 3],
  WV: [-5, 7],
};

export type UsMapState = { slug: string; name: string; abbr: string };

type UsMapShape = UsMapState & {
  path: string;
  anchor: Point2;
  leader?: readonly [from: Point2, to: Point2];
  /** Additional click target for states smaller than a fingertip. */
  target?: Rectangle;
};

const FRAME: Rectangle = { left: -58, top: 4, right: 972, bottom: 594 };
const INSETS = "M-56 436h178l86 56v98M208 496h92l40 34v60";
/** User units that equal 24 px (WCAG minimum target size) at the map's narrowest width of 721 px. */
const MIN_TARGET_SIZE = 35;
const TOLERANCE_DEGREES = 0.04;

/**
 * Returns the 50 states in the Albers projection, with Alaska and Hawaii as insets.
 * @throws Error if a state's name is unknown
 */
export function usMap(states: readonly UsMapState[]) {
  const { left, top, right, bottom } = FRAME;
  return {
    viewBox: [left, top, right - left, bottom - top] satisfies Drawing["viewBox"],
    insets: INSETS,
    states: states.map((state) => shapeOf(state)),
  };
}

function shapeOf(state: UsMapState): UsMapShape {
  const outline = outlines()[state.name];
  if (!outline) throw new Error(`Unknown state "${state.name}": the map data (us-atlas) does not contain it`);
  const { path, centroid, box } = outline;
  const leaderLabel = LEADER_LABELS[state.abbr];
  if (leaderLabel) {
    const target = rectangleAround(leaderLabel.at, MIN_TARGET_SIZE / 2 + 3, MIN_TARGET_SIZE / 2);
    const isAbove = leaderLabel.at[1] < leaderLabel.from[1] - 30;
    const end: Point2 = isAbove
      ? [leaderLabel.at[0] + 4, leaderLabel.at[1] + 11]
      : [leaderLabel.at[0] - 16, leaderLabel.at[1]];
    return { ...state, path, anchor: leaderLabel.at, leader: [leaderLabel.from, end], target };
  }
  const [nudgeX, nudgeY] = LABEL_OFFSETS[state.abbr] ?? [0, 0];
  const anchor: Point2 = [roundToTenth(centroid[0] + nudgeX), roundToTenth(centroid[1] + nudgeY)];
  // Hawaii's islands are too small to click, so its bounding box is the click target.
  const target = state.abbr === "HI" ? box : undefined;
  return { ...state, path, anchor, target };
}

const outlines = memoize("map of the country", () => {
  const projection = geoAlbersUsa().scale(1240).translate([470, 296]);
  const topology = simplifyTopology(TOLERANCE_DEGREES);
  const pathGenerator = geoPath(projection);
  return Object.fromEntries(
    topology.objects.states.geometries.map(getStateName).map((name) => {
      const outline = stateOutline(topology, name);
      const [[left, top], [right, bottom]] = pathGenerator.bounds(outline);
      const centroid = pathGenerator.centroid(outline);
      const path = linesPath(mapLines(projection, outline, 0.7));
      return [name, { path, centroid, box: { left, top, right, bottom } }] as const;
    }),
  );
});

type UsMapFigureProps = {
  states: readonly UsMapState[];
  label: string;
  className?: string;
  /** Returns a state's class. Styles may fill states with the hatches. */
  classNameOf?: (state: UsMapState) => string | undefined;
  /** Returns what screen readers read after a state's name. */
  noteOf?: (state: UsMapState) => string;
};

/**
 * US map with a link for each state. It is hidden below 761 px, where states are smaller than a fingertip and
 * the page's list of states replaces it.
 */
export function UsMapFigure({ states, label, className = "", classNameOf, noteOf }: UsMapFigureProps) {
  const map = usMap(states);
  return (
    <svg
      className={`draw us-map max-md:hidden ${className}`}
      viewBox={map.viewBox.join(" ")}
      width={map.viewBox[2]}
      height={map.viewBox[3]}
      role="group"
      aria-label={label}
    >
      {classNameOf && <defs dangerouslySetInnerHTML={{ __html: CLOSE_HATCH }} />}
      <path className="neighbor" d={map.insets} />
      {map.states.map((state) => (
        <StateLink
          key={state.slug}
          state={state}
          className={classNameOf?.(state)}
          label={[state.name, state.abbr, ...(noteOf ? [noteOf(state)] : [])].join(", ")}
        />
      ))}
    </svg>
  );
}

interface StateLinkProps {
  state: UsMapShape;
  className: string | undefined;
  label: string;
}

function StateLink({
  state: { slug, abbr, path, anchor, leader, target },
  className,
  label,
}: StateLinkProps) {
  return (
    <a className={className} href={`/locations/${slug}`} aria-label={label}>
      <path className="us-state" d={path} />
      {target && (
        <rect
          className="fill-transparent"
          x={roundToTenth(target.left)}
          y={roundToTenth(target.top)}
          width={roundToTenth(target.right - target.left)}
          height={roundToTenth(target.bottom - target.top)}
        />
      )}
      {leader && <path className="us-leader" d={`M${leader.map((point) => point.join(" ")).join("L")}`} />}
      <text className="us-letters" x={anchor[0]} y={anchor[1]}>
        {abbr}
      </text>
    </a>
  );
}
