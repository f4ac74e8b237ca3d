import type { PartnersText } from "../../model/widgets/partners.ts";
import { PointColumns } from "../point-columns.tsx";
import { Section } from "../section.tsx";
import { getSectionMark } from "../get-section-mark.ts";

export function PartnerSteps({ sheetCode, texts }: { sheetCode: string; texts: PartnersText["steps"] }) {
  return (
    <Section id="steps" mark={getSectionMark(sheetCode, 2)} ground="band" layout="stack" texts={texts}>
      <PointColumns points={texts.points} />
    </Section>
  );
}
