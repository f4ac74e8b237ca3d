import { useExplorer, useExplorerMessages } from "./explorer.ts";

/** Tile map of the US. Each state has one tile, and each column is two letters wide. */
const TILES =
  `
AK                  ME
          WI      VTNH
WAIDMTNDMNILMI  NYMA--
ORNVWYSDIAINOHPANJCTRI
CAUTCONEMOKYWVVAMDDE--
  AZNMKSARTNNCSC    --
      OKLAMSALGA    --
HI    TX      FL    --
`.match(/../g) ?? [];

/**
 * Index offsets to the tiles above, right, below and left. No bounds checks are needed for rows, since tiles
 * at opposite ends of adjacent rows never belong to the same region.
 */
const NEIGHBOR_OFFSETS = [-11, 1, 11, -1];

export function TileMap() {
  const { pay, choice, pick } = useExplorer();
  const texts = useExplorerMessages();
  const states = TILES.map((code) => pay.states.find(({ abbr }) => abbr === code));
  return (
    <div className="pay-map" role="radiogroup" aria-label={texts.place}>
      {states.map((state, tile) =>
        state ? (
          <label
            key={tile}
            className={state.region ? "pay-open" : "pay-off"}
            style={{
              borderColor: NEIGHBOR_OFFSETS.map((step) => states[tile + step])
                .map((next) => (next && next.region === state.region ? "var(--color-line)" : "currentColor"))
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
        ) : (
          <i key={tile} />
        ),
      )}
    </div>
  );
}
