import { formatDollars } from "../../model/pay/format-dollars.ts";
import { RequestCandidatesLink, CopyButton } from "./actions.tsx";
import { Controls } from "./controls.tsx";
import { useExplorer, useExplorerMessages } from "./explorer.ts";
import { fillText } from "./format.ts";
import { findPay } from "./look-up-pay.ts";
import { Neighbors } from "./neighbors.tsx";
import { RegionList } from "./region-list.tsx";
import { Regions } from "./regions.tsx";
import { Result } from "./result.tsx";
import { explorerWidget } from "./salary-explorer.tsx";
import { TileMap } from "./tile-map.tsx";
import { PayTrack } from "./pay-track.tsx";

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

export const salaryExplorerWidget = explorerWidget(FullLayout);
