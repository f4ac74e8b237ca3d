import { useExplorer, useTexts } from "./pay-context.ts";

/** One tile a state, roughly where it lies; eleven columns, two letters each. */
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

const codeAt = (row: number, column: number): string =>
  ROWS[row]?.slice(2 * column, 2 * column + 2).trim() ?? "";

const TILES = ROWS.flatMap((codes, row) =>
  Array.from({ length: codes.length / 2 }, (_, column) => ({ row, column, code: codeAt(row, column) })),
).filter(({ code }) => code !== "");

/** The states as radio buttons; a heavy line where a region ends. */
export function TileMap() {
  const { pay, finding, choose, id } = useExplorer();
  const texts = useTexts();
  const regionOf = (code: string) => pay.states.find(({ abbr }) => abbr === code)?.region?.region;
  const edge = (code: string, row: number, column: number): string => {
    const next = column < 0 || row < 0 ? "" : codeAt(row, column);
    return next !== "" && regionOf(next) === regionOf(code) ? "var(--pay-line)" : "currentColor";
  };
  return (
    <div className="pay-map" role="radiogroup" aria-label={texts.map}>
      {TILES.map(({ row, column, code }) => {
        const state = pay.states.find(({ abbr }) => abbr === code);
        return (
          state && (
            <label
              key={code}
              className="pay-tile"
              data-none={state.region === undefined || undefined}
              data-near={state.region === finding.at.region || undefined}
              style={{
                gridArea: `${row + 1}/${column + 1}`,
                borderColor: [
                  edge(code, row - 1, column),
                  edge(code, row, column + 1),
                  edge(code, row + 1, column),
                  edge(code, row, column - 1),
                ].join(" "),
              }}
            >
              <input
                type="radio"
                name={`${id}tile`}
                aria-label={state.name}
                checked={state.slug === finding.place}
                onChange={() => choose({ place: state.slug })}
              />
              <span aria-hidden="true">{code}</span>
            </label>
          )
        );
      })}
    </div>
  );
}
