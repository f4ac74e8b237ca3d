import type { Site } from "../../../model/kinds/site.ts";
import type { StatePage } from "../../../model/schemas/state-page.ts";

/** What the sections of a state's page are made of. */
export interface StateSectionProps {
  state: Site["states"][number];
  texts: StatePage;
  site: Site;
  /** The page's sheet code, such as `L-TX`. */
  sheet: string;
  /** Fills the state's name into a text. */
  fill: (text: string) => string;
}

export function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph) => (
    <p key={paragraph.slice(0, 40)} className="text-18 leading-155 text-pretty not-first:mt-4 md:text-20">
      {paragraph}
    </p>
  ));
}
