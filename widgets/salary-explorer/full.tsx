import { useRef } from "react";
import { formatDollars } from "../../model/pay/format-dollars.ts";
import { FIRST_STATE_CHAR_CODE } from "../../model/pay/explorer-data.ts";
import { RequestCandidatesLink, CopyButton } from "./actions.tsx";
import { Controls } from "./controls.tsx";
import { useExplorer, useExplorerMessages, findPay } from "./explorer.ts";
import { fillText, formatRange } from "./format.ts";
import { RegionList, Regions } from "./regions.tsx";
import { Result } from "./result.tsx";
import { explorerWidget } from "./salary-explorer.tsx";
import { PayTrack } from "./drawing.tsx";

function FullLayout() {
  const { pay: data, result, choice, pick } = useExplorer();
  const texts = useExplorerMessages();
  const { chosenPlace, name } = result;
  return (
    <div className="pay-body">
      <div className="pay-roles" role="radiogroup" aria-label={texts.role}>
        {data.roles.map((row) => {
          const { slug } = row;
          const pay = findPay(data, row.role, chosenPlace);
          const isChosen = slug === choice.role;
          return (
            <label key={slug}>
              <input type="radio" name="role" value={slug} checked={isChosen} onChange={pick} />
              <span>{row.role}</span>
              {pay && <PayTrack pay={pay} isChosen={isChosen} />}
              <b>{pay ? formatDollars(pay.average) : texts.unpublished}</b>
            </label>
          );
        })}
      </div>
      <Controls />
      <Result isDetailed />
      <div className="pay-where">
        <TileMap />
        <RegionList>
          <div className="pay-others">
            <dt>{fillText(texts.others, { count: data.states.filter(({ region }) => !region).length })}</dt>
            <dd>{texts.unpublished}</dd>
          </div>
        </RegionList>
      </div>
      <Regions />
      {chosenPlace.neighborCodes && <Neighbors />}
      <div className="pay-part pay-ask">
        <RequestCandidatesLink className="btn btn-primary" />
        <CopyButton />
        <p>{fillText(texts.askNote, { role: name, place: chosenPlace.name })}</p>
      </div>
    </div>
  );
}

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

function TileMap() {
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

const formatDifference = (dollars: number): string =>
  (dollars < 0 ? "−" : "+") + formatDollars(Math.abs(dollars));

function Neighbors() {
  const { pay: data, result, pick } = useExplorer();
  const texts = useExplorerMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const { chosenPlace: here, name, pay: own } = result;
  const nearbyStates = data.states.filter((_state, index) =>
    here.neighborCodes?.includes(String.fromCharCode(FIRST_STATE_CHAR_CODE + index)),
  );
  const place = here.name;
  return (
    <div className="pay-part pay-near">
      <h3 ref={heading} tabIndex={-1}>
        {fillText(texts.nearTitle, { place })}
      </h3>
      <table>
        <thead>
          <tr>
            {[texts.state, texts.region, texts.range, texts.averageHead, fillText(texts.over, { place })].map(
              (head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {[here, ...nearbyStates].map((state) => {
            const pay = findPay(data, name, state);
            const isHere = state === here;
            return (
              <tr key={state.slug}>
                <th scope="row">
                  {isHere ? (
                    place
                  ) : (
                    <button
                      type="button"
                      name="place"
                      value={state.slug}
                      onClick={(event) => {
                        // The button is removed, since its state is the chosen one.
                        heading.current?.focus({ preventScroll: true });
                        pick(event);
                      }}
                    >
                      {state.name}
                    </button>
                  )}
                </th>
                <td>{state.region?.region}</td>
                <td>{pay && <PayTrack pay={pay} isChosen={isHere} />}</td>
                <td>
                  {pay ? <b>{formatDollars(pay.average)}</b> : texts.unpublished}
                  {pay && <span>{formatRange(pay, texts)}</span>}
                </td>
                <td>{pay && own && !isHere && formatDifference(pay.average - own.average)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

export const salaryExplorerWidget = explorerWidget(FullLayout);
