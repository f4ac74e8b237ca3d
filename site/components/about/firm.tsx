import type { About } from "../../model/schemas/about.ts";
import { Section } from "../section.tsx";
import { getSectionMark } from "../get-section-mark.ts";
import { DefinitionList } from "../definition-list.tsx";

export function Firm({ sheetCode, firm }: { sheetCode: string; firm: About["firm"] }) {
  return (
    <Section id="firm" mark={getSectionMark(sheetCode, 1)} texts={firm}>
      <div className="grid grid-cols-1 gap-x-12 desk:grid-cols-2">
        <div>
          {firm.text.map((paragraph) => (
            <p key={paragraph} className="max-w-165 text-pretty not-first:mt-4.5">
              {paragraph}
            </p>
          ))}
        </div>
        <DefinitionList
          className="self-start max-desk:mt-8 [&>div:first-child]:border-t-ink"
          terms={firm.facts}
        />
      </div>
    </Section>
  );
}
