import type { Landing } from "../../model/schemas/landing.ts";
import { Section } from "../section.tsx";
import { getSectionMark } from "../get-section-mark.ts";
import { Actions } from "../actions.tsx";

export function ClosingSection({ sheetCode, closing }: { sheetCode: string; closing: Landing["closing"] }) {
  return (
    <Section id="start" mark={getSectionMark(sheetCode, 5)} layout="stack" ground="reversed" texts={closing}>
      <Actions actions={[{ text: closing.action, href: "#contact-form" }]} />
    </Section>
  );
}
