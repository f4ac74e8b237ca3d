import { CLOSE_HATCH } from "../hatches.ts";
import { roundToTenth } from "../svg-markup.ts";
import { usMap, type UsMapShape, type UsMapState } from "./us-map.ts";

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
