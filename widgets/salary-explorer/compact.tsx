import { useConfig } from "../runtime/config.ts";
import { RequestLink, MoreLink } from "./actions.tsx";
import { Controls } from "./controls.tsx";
import { useExplorer, useTexts } from "./explorer.ts";
import { fillText } from "./format.ts";
import { RegionList } from "./region-list.tsx";
import { Result } from "./result.tsx";

/** Layout for narrow columns. The card for partners' pages has its own heading and source. */
export function CompactLayout({ isCard }: { isCard: boolean }) {
  const { pay, linkTo } = useExplorer();
  const { agency } = useConfig();
  const texts = useTexts();
  return (
    <>
      {isCard && <p className="pay-head">{fillText(texts.heading, pay)}</p>}
      <Controls />
      <Result isDetailed={false} />
      {isCard ? (
        <>
          <RequestLink className="btn btn-primary" />
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
            <RequestLink className="pay-link" />
          </div>
        </>
      )}
    </>
  );
}
