import { FIRST_STATE_CHAR_CODE } from "../../model/pay/explorer-data.ts";
import { formatDollars } from "../../model/pay/format-dollars.ts";
import { useExplorer, useExplorerMessages } from "./explorer.ts";
import { fillText, formatRange } from "./format.ts";
import { findPay } from "./look-up-pay.ts";
import { PayTrack } from "./pay-track.tsx";

const formatDifference = (dollars: number): string =>
  (dollars < 0 ? "−" : "+") + formatDollars(Math.abs(dollars));

export function Neighbors() {
  const { pay: data, result, pick } = useExplorer();
  const texts = useExplorerMessages();
  const { chosenPlace: here, name, pay: own } = result;
  const nearbyStates = data.states.filter((_state, index) =>
    here.neighborCodes?.includes(String.fromCharCode(FIRST_STATE_CHAR_CODE + index)),
  );
  const place = here.name;
  return (
    <div className="pay-part pay-near">
      <h3>{fillText(texts.nearTitle, { place })}</h3>
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
                    <button type="button" name="place" value={state.slug} onClick={pick}>
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
