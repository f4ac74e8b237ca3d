import type { Resume } from "../../model/schemas/resume.ts";
import { Section } from "../section.tsx";
import { getSectionMark } from "../get-section-mark.ts";
import { FormCard } from "../form-card.tsx";
import { NumberedList } from "../numbered-list.tsx";
import { Widget } from "../widget.tsx";

export function Application({ sheetCode, form }: { sheetCode: string; form: Resume["form"] }) {
  return (
    <Section
      id="apply"
      mark={getSectionMark(sheetCode, 1)}
      layout="split-form"
      texts={form}
      aside={
        <>
          <h3 className="mt-10 mb-4">{form.next}</h3>
          <NumberedList items={form.steps} />
        </>
      }
    >
      <FormCard>
        <Widget tag="resume-form" />
      </FormCard>
    </Section>
  );
}
