import type { Home } from "../../model/schemas/home.ts";
import { pageDrawing } from "../../drawings/catalog.ts";
import { DrawingFigure } from "../../drawings/drawing-figure.tsx";
import { Schedule } from "../schedule.tsx";
import { DefinitionList } from "../definition-list.tsx";
import { ExampleLabel } from "../example-label.tsx";
import { LeadParagraph } from "../lead-paragraph.tsx";
import { SectionFrame } from "../section-frame.tsx";

export function SuccessStory({ story }: { story: Home["story"] }) {
  return (
    <SectionFrame id="success-story">
      <div className="grid grid-cols-1 items-center gap-6 lg:grid-cols-[5fr_7fr]">
        <div>
          <p className="mb-5">
            <ExampleLabel />
          </p>
          <h2 id="success-story-title">{story.title}</h2>
          <LeadParagraph className="mt-5">{story.text}</LeadParagraph>
          <DefinitionList className="mt-8" terms={story.facts} />
        </div>
        <DrawingFigure
          className="-mx-5 w-[calc(100%+40px)] max-w-none lg:mx-0 lg:w-full xl:w-[calc(100%+40px)]"
          drawing={pageDrawing("success-story")}
        />
      </div>
      <div className="mt-14">
        <Schedule label={story.scheduleLabel} days={story.days} stages={story.schedule} />
      </div>
    </SectionFrame>
  );
}
