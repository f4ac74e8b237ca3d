import { formatDollars } from "../../site/model/pay/format-dollars.ts";
import { useConfig } from "../config.ts";
import { AskLink, MoreLink } from "./actions.tsx";
import { Beam } from "./beam.tsx";
import { PlacePicker, RolePicker, YearsPicker } from "./controls.tsx";
import { factor, fill } from "./format.ts";
import { useExplorer, useTexts } from "./pay-context.ts";
import { Result } from "./result.tsx";

/** The explorer in a narrow place; as a card it stands by itself on a partner's page. */
export function Compact({ isCard }: { isCard: boolean }) {
  const { pay: data, finding, origin, target } = useExplorer();
  const { agency } = useConfig();
  const texts = useTexts();
  const { pay, base, band, at, baseline, regions } = finding;
  const premium = at.region?.premium ?? 0;
  return (
    <>
      {isCard && <p className="pay-head">{fill(texts.heading, { year: data.year })}</p>}
      <div className="pay-picks">
        <RolePicker />
        <PlacePicker />
        <YearsPicker />
      </div>
      <div className="pay-main">
        <Result heading="p" />
        <Beam />
        {pay && !band && premium > 0 && (
          <p className="pay-formula">
            <b>
              {fill(texts.formula, {
                base: formatDollars(base.average),
                factor: factor(premium),
                result: formatDollars(pay.average),
              })}
            </b>{" "}
            <span>
              {fill(texts.formulaNote, { region: baseline, premium, place: at.region?.region ?? "" })}
            </span>
          </p>
        )}
      </div>
      {isCard ? (
        <>
          <AskLink className="btn btn-primary" />
          <p className="pay-foot">
            <a href={`${origin}/`} target={target} rel={target && "noopener"}>
              {agency.name}
            </a>
            {fill(texts.source, { year: data.year })}
          </p>
        </>
      ) : (
        <>
          <dl className="pay-cells">
            {regions.map(({ region, pay: figures }) => (
              <div key={region.region} data-chosen={(!band && region === at.region) || undefined}>
                <dt>{region.region}</dt>
                <dd>
                  <b>{formatDollars(figures.average)}</b>{" "}
                  {region.premium > 0 ? fill(texts.premium, { premium: region.premium }) : texts.base}
                </dd>
              </div>
            ))}
          </dl>
          <div className="pay-links">
            <MoreLink />
            <AskLink className="pay-link" />
          </div>
        </>
      )}
    </>
  );
}
