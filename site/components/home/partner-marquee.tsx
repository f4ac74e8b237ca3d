import type { Home } from "../../model/schemas/home.ts";
import { PauseIcon, PlayIcon } from "../../drawings/marks/pause-play-icons.tsx";
import { PartnerMark } from "../../drawings/marks/partner-mark.tsx";

/** The partner firms' marks, moving; a button stops them, and nothing moves where motion is not wanted. */
export function PartnerMarquee({ partners }: { partners: Home["partners"] }) {
  return (
    <section className="marquee" aria-labelledby="partners-title" data-marquee>
      <div className="container">
        <h2 id="partners-title" className="marquee-title">
          {partners.title}
        </h2>
        <div className="marquee-window">
          <div className="marquee-belt">
            <FirmList firms={partners.firms} />
            <FirmList firms={partners.firms} isCopy />
          </div>
        </div>
        <button
          type="button"
          className="marquee-toggle"
          aria-pressed="false"
          aria-label="Pause the moving logos"
        >
          <PauseIcon className="icon-pause h-4.25 w-4.5" />
          <PlayIcon className="icon-play h-4.25 w-4.5" />
        </button>
      </div>
    </section>
  );
}

/** The copy closes the loop; it is there for the eye alone. */
function FirmList({ firms, isCopy = false }: { firms: readonly string[]; isCopy?: boolean }) {
  return (
    <ul aria-hidden={isCopy ? "true" : undefined}>
      {firms.map((firm, index) => (
        <li key={firm} className={`firm-${index + 1}`}>
          <PartnerMark index={index} /> {firm}
        </li>
      ))}
    </ul>
  );
}
