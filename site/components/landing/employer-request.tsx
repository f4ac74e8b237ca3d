import type { Landing } from "../../model/schemas/landing.ts";
import { Section } from "../section.tsx";
import { sheetMark } from "../sheet-mark.ts";

/** The form for employers, target of `#contact-form`. */
export function EmployerRequest({ code, form }: { code: string; form: Landing["form"] }) {
  return (
    <Section
      id="contact-form"
      mark={sheetMark(code, 1)}
      layout="split-form"
      title={form.title}
      lead={form.lead}
      aside={
        <ol className="numbered mt-10">
          {form.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      }
    >
      <div className="form-sheet">
        <employer-lead-form />
      </div>
    </Section>
  );
}
