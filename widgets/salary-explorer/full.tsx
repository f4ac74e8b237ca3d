import { formatDollars } from "../../site/model/pay/format-dollars.ts";
import { AskLink, CopyButton } from "./actions.tsx";
import { Beam } from "./beam.tsx";
import { PlacePicker, RolePicker, YearsPicker } from "./controls.tsx";
import { factor, fill } from "./format.ts";
import { payAt } from "./look-up.ts";
import { Neighbors } from "./neighbors.tsx";
import { useExplorer, useTexts } from "./pay-context.ts";
import { toSlug } from "./read-pay.ts";
import { Regions } from "./regions.tsx";
import { Result } from "./result.tsx";
import { TileMap } from "./tile-map.tsx";
import { Track } from "./track.tsx";

/** The whole explorer: roles, map, range, regions, neighbors. */
export function Full() {
  const { pay: data, finding, choice, choose, id } = useExplorer();
  const texts = useTexts();
  const { at, name, band, base, pay, baseline, regions } = finding;
  const premium = at.region?.premium ?? 0;
  const others = data.states.filter(({ region }) => !region).length;
  return (
    <>
      <div className="pay-roles" role="radiogroup" aria-label={texts.role}>
        {data.roles.map(({ role, ...row }) => {
          const slug = toSlug(role);
          const isChosen = slug === choice.role;
          const figures = payAt(data, role, at);
          return (
            <label key={role} data-chosen={isChosen || undefined}>
              <input
                type="radio"
                name={`${id}roles`}
                checked={isChosen}
                onChange={() => choose({ role: slug })}
              />
              <span>{role}</span>
              <Track pay={figures ?? row} isChosen={isChosen} />
              <b>{figures ? formatDollars(figures.average) : texts.unpublished.toLowerCase()}</b>
            </label>
          );
        })}
      </div>
      <div className="pay-side">
        <RolePicker />
        <PlacePicker />
        <TileMap />
        <dl className="pay-premiums">
          {regions.map(({ region }) => (
            <div key={region.region} data-chosen={(!band && region === at.region) || undefined}>
              <dt>{region.region}</dt>
              <dd>{region.premium > 0 ? fill(texts.premium, { premium: region.premium }) : texts.base}</dd>
            </div>
          ))}
          <div className="pay-others">
            <dt>{fill(texts.others, { count: others })}</dt>
            <dd>{texts.unpublished.toLowerCase()}</dd>
          </div>
        </dl>
        <YearsPicker />
      </div>
      <div className="pay-main">
        <Result heading="h3" />
        <Beam isDetailed />
        {pay && !band && (
          <dl className="pay-sums">
            {(["low", "average", "high"] as const).map((mark) => (
              <div key={mark}>
                <dt>{texts[`${mark}Head`]}</dt>
                <dd>
                  {premium > 0 ? (
                    <>
                      <b>
                        {formatDollars(base[mark])} × {factor(premium)}
                      </b>{" "}
                      = {formatDollars(pay[mark])}
                    </>
                  ) : (
                    <b>{formatDollars(pay[mark])}</b>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <Regions />
      {at.abbr && <Neighbors />}
      <div className="pay-part pay-ask">
        <AskLink className="btn btn-primary" />
        <CopyButton />
        <p>{fill(texts.askNote, { role: name, place: at.name })}</p>
        <ul className="pay-keys" aria-hidden="true">
          <li>{texts.keyRange}</li>
          <li>{texts.average}</li>
          <li>{fill(texts.baseline, { region: baseline })}</li>
        </ul>
      </div>
    </>
  );
}
