import type { Home } from "../../model/schemas/home.ts";
import { pageDrawing } from "../../drawings/catalogue.ts";
import { DrawingFigure } from "../../drawings/drawing-figure.tsx";
import { Schedule } from "../schedule.tsx";

/** The success story; it is fictional, and its label says so. */
export function SuccessStory({ story }: { story: Home["story"] }) {
  return (
    <section id="success-story" className="section" aria-labelledby="success-story-title" tabIndex={-1}>
      <div className="container">
        <div className="story">
          <div>
            <p className="mb-5">
              <span className="example-label">{story.label}</span>
            </p>
            <h2 id="success-story-title">{story.title}</h2>
            <p className="lead mt-5">{story.text}</p>
            <dl className="terms mt-8">
              {story.facts.map(({ term, value }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <DrawingFigure className="story-drawing" drawing={pageDrawing("success-story")} />
        </div>
        <div className="mt-14">
          <Schedule
            label="Schedule of the search, in days from the brief"
            days={story.days}
            stages={story.schedule}
          />
        </div>
      </div>
    </section>
  );
}
