import { formatDollars, thousands } from "../../site/model/pay/format-dollars.ts";
import { PAY_AXIS } from "../../site/model/pay/pay-axis.ts";
import { fill } from "./format.ts";
import { payAt } from "./look-up.ts";
import { useExplorer, useTexts } from "./pay-context.ts";
import { Track } from "./track.tsx";

/** `−$11,250` or `+$5,250`. */
const difference = (dollars: number): string =>
  dollars === 0 ? "$0" : `${dollars < 0 ? "−" : "+"}${formatDollars(Math.abs(dollars))}`;

/** What the states around the chosen one pay. */
export function Neighbors() {
  const { pay: data, finding, choose } = useExplorer();
  const texts = useTexts();
  const { at: here, name, pay: own } = finding;
  const near = data.states.filter(({ abbr = "" }) => here.neighbors.includes(abbr));
  const { from, to } = PAY_AXIS;
  return (
    <section className="pay-part pay-near">
      <h3>{fill(texts.nearTitle, { place: here.name })}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.state}</th>
            <th scope="col">{texts.region}</th>
            <th scope="col" className="pay-wide">
              <span>{thousands(from)}</span> <span>{thousands((from + to) / 2)}</span>{" "}
              <span>{thousands(to)}</span>
            </th>
            <th scope="col">{texts.averageHead}</th>
            <th scope="col">{fill(texts.over, { place: here.name })}</th>
          </tr>
        </thead>
        <tbody>
          {[here, ...near].map((place) => {
            const pay = payAt(data, name, place);
            const isChosen = place === here;
            return (
              <tr key={place.slug}>
                <th scope="row">
                  {isChosen ? (
                    place.name
                  ) : (
                    <button type="button" onClick={() => choose({ place: place.slug, years: "" })}>
                      {place.name}
                    </button>
                  )}
                </th>
                <td>{place.region?.region ?? texts.noRegion}</td>
                <td className="pay-wide">{pay && <Track pay={pay} isChosen={isChosen} />}</td>
                <td>
                  {pay ? (
                    <>
                      <b>{formatDollars(pay.average)}</b>
                      <span>
                        {formatDollars(pay.low)} {texts.to} {formatDollars(pay.high)}
                      </span>
                    </>
                  ) : (
                    texts.unpublished.toLowerCase()
                  )}
                </td>
                <td>{pay && own && !isChosen && difference(pay.average - own.average)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
