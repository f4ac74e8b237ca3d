import type { Site } from "../../../model/kinds/site.ts";
import { DrawingFigure } from "../../drawings/drawing-figure.tsx";
import { loadDrawing } from "../../drawings/load-drawing.ts";
import { ExampleLabel } from "../example-label.tsx";
import { DefinitionList } from "../lists.tsx";
import { Schedule } from "../schedule.tsx";
import { LeadParagraph, SectionFrame, SectionMark } from "../section.tsx";
import { PartnerMarquee } from "./partner-marquee.tsx";

/** The home page's one example: a search for one of five fictional firms, and their logos, under one label. */
export function SuccessStory({ site: { home } }: { site: Site }) {
  const { story, partners } = home;
  return (
    <SectionFrame id="success-story">
      <div className="grid grid-cols-1 items-center gap-6 lg:grid-cols-[5fr_7fr]">
        <div className="xl:relative">
          <SectionMark number={6} sheet="A-600" href="#success-story" />
          <p className="mb-4.5">
            <ExampleLabel />
          </p>
          <h2 id="success-story-title">{story.title}</h2>
          <LeadParagraph className="mt-4">{story.text}</LeadParagraph>
          <DefinitionList className="mt-4.5" terms={story.facts} />
        </div>
        <DrawingFigure
          className="w-full max-w-none max-md:hidden xl:w-[calc(100%+40px)]"
          drawing={loadDrawing("pages/success-story")}
        />
      </div>
      <div className="mt-6">
        <Schedule label={story.scheduleLabel} days={story.days} stages={story.schedule} />
      </div>
      <PartnerMarquee partners={partners} />
    </SectionFrame>
  );
}
