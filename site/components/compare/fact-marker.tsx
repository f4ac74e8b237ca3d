type MarkerLevel = "full" | "part" | "empty" | "missing";

const LEVELS: Readonly<Record<string, MarkerLevel>> = {
  yes: "full",
  state: "full",
  statewide: "full",
  "state-public-only": "part",
  registration: "part",
  "specialty-only": "part",
  no: "empty",
  federal: "empty",
  local: "empty",
};

export function getMarkerLevel(word: string): MarkerLevel {
  return LEVELS[word] ?? "missing";
}

/** A square that repeats the meaning of the word next to it: filled, half-filled, empty, or dotted. */
export function FactMarker({ level }: { level: MarkerLevel }) {
  return (
    <svg className="flex-none" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
      <rect
        x=".75"
        y=".75"
        width="10.5"
        height="10.5"
        fill={level === "full" ? "currentColor" : "none"}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray={level === "missing" ? "1.5 1.5" : undefined}
      />
      {level === "part" && <path d="M.75.75v10.5h10.5z" fill="currentColor" />}
    </svg>
  );
}
