import type { Landing } from "../../model/schemas/landing.ts";
import { Section } from "../section.tsx";
import { getSectionMark } from "../get-section-mark.ts";
import { FormCard } from "../form-card.tsx";
import { NumberedList } from "../numbered-list.tsx";
import { Widget } from "../widget.tsx";

export function EmployerRequest({ sheetCode, form }: { sheetCode: string; form: Landing["form"] }) {
  return (
    <Section
      id="contact-form"
      mark={getSectionMark(sheetCode, 1)}
      layout="split-form"
      texts={form}
      aside={<NumberedList className="mt-10" items={form.steps} />}
    >
      <FormCard>
        <Widget tag="employer-lead-form" context="landing_page" />
      </FormCard>
    </Section>
  );
}
