import type { About } from "../../model/schemas/about.ts";
import { Section } from "../section.tsx";
import { getSectionMark } from "../get-section-mark.ts";
import { Actions } from "../actions.tsx";

export function AboutContact({ sheetCode, contact }: { sheetCode: string; contact: About["contact"] }) {
  return (
    <Section
      id="questions"
      mark={getSectionMark(sheetCode, 4)}
      layout="stack"
      ground="reversed"
      texts={contact}
    >
      <Actions actions={[contact.primary, contact.secondary]} />
    </Section>
  );
}
