import type { Home } from "../../model/schemas/home.ts";
import { Section } from "../section.tsx";

/** The contact section, target of `/#contact`. */
export function HomeContact({ contact }: { contact: Home["contact"] }) {
  return (
    <Section
      id="contact"
      mark={{ number: 4, sheet: "A-400" }}
      layout="split-form"
      title={contact.title}
      lead={contact.lead}
      aside={
        <ol className="numbered mt-10">
          {contact.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      }
    >
      <div className="form-sheet">
        <contact-form />
      </div>
    </Section>
  );
}
