import type { PartnersText } from "../../model/widgets/partners.ts";
import { ColumnText } from "../column-text.tsx";
import { Columns } from "../columns.tsx";
import { Section } from "../section.tsx";
import { getSectionMark } from "../get-section-mark.ts";

export function PartnerSteps({ sheetCode, texts }: { sheetCode: string; texts: PartnersText["steps"] }) {
  return (
    <Section
      id="steps"
      mark={getSectionMark(sheetCode, 2)}
      ground="band"
      layout="stack"
      title={texts.title}
      lead={texts.lead}
    >
      <Columns>
        {texts.points.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ColumnText>{text}</ColumnText>
          </div>
        ))}
      </Columns>
    </Section>
  );
}
