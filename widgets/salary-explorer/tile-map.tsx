import { useExplorer, useTexts } from "./explorer.ts";

/** One tile a state, roughly where it lies; two letters a column. */
const ROWS = [
  "AK                  ME",
  "          WI      VTNH",
  "WAIDMTNDMNILMI  NYMA  ",
  "ORNVWYSDIAINOHPANJCTRI",
  "CAUTCONEMOKYWVVAMDDE  ",
  "  AZNMKSARTNNCSC      ",
  "      OKLAMSALGA      ",
  "HI    TX      FL      ",
];

/** The states as radio buttons; a heavy line where a region ends. */
export function TileMap() {
  const { pay, choice, pick } = useExplorer();
  const texts = useTexts();
  const stateAt = (row: number, column: number) => {
    const code = ROWS[row]?.slice(2 * column, 2 * column + 2);
    return pay.states.find(({ abbr }) => abbr === code);
  };
  return (
    <div className="pay-map" role="radiogroup" aria-label={texts.place}>
      {ROWS.flatMap((codes, row) =>
        Array.from(codes, (_, column) => {
          const state = stateAt(row, column);
          if (!state) return null;
          const edges = [
            stateAt(row - 1, column),
            stateAt(row, column + 1),
            stateAt(row + 1, column),
            stateAt(row, column - 1),
          ];
          return (
            <label
              key={state.slug}
              className={state.region ? "pay-open" : "pay-off"}
              style={{
                gridArea: `${row + 1}/${column + 1}`,
                borderColor: edges
                  .map((next) =>
                    next && next.region === state.region ? "var(--color-line)" : "currentColor",
                  )
                  .join(" "),
              }}
            >
              <input
                type="radio"
                name="place"
                aria-label={state.name}
                value={state.slug}
                checked={state.slug === choice.place}
                onChange={pick}
              />
              {state.abbr}
            </label>
          );
        }),
      )}
    </div>
  );
}
