import { useConfig } from "../runtime/config.ts";
import { RequestCandidatesLink, MoreLink } from "./actions.tsx";
import { Controls } from "./controls.tsx";
import { useExplorer, useExplorerMessages } from "./explorer.ts";
import { fillText } from "./format.ts";
import { RegionList } from "./region-list.tsx";
import { Result } from "./result.tsx";

/** Layout for narrow columns. As a standalone card, it also has a heading and names the source of the data. */
export function CompactLayout({ isCard }: { isCard: boolean }) {
  const { pay, linkTo } = useExplorer();
  const { agency } = useConfig();
  const texts = useExplorerMessages();
  return (
    <>
      {isCard && <p className="pay-head">{fillText(texts.heading, pay)}</p>}
      <Controls />
      <Result isDetailed={false} />
      {isCard ? (
        <>
          <RequestCandidatesLink className="btn btn-primary" />
          <p className="pay-foot">
            <a {...linkTo(texts.homeHref)}>{agency.name}</a>
            {fillText(texts.source, pay)}
          </p>
        </>
      ) : (
        <>
          <RegionList />
          <div className="pay-links">
            <MoreLink />
            <RequestCandidatesLink className="pay-link" />
          </div>
        </>
      )}
    </>
  );
}
