import type { Home } from "../../model/schemas/home.ts";
import { Section } from "../section.tsx";
import { FormCard } from "../form-card.tsx";
import { PlainLink } from "../plain-link.tsx";
import { NumberedList } from "../numbered-list.tsx";
import { Widget } from "../widget.tsx";

export function HomeContact({ contact }: { contact: Home["contact"] }) {
  return (
    <Section
      id="contact"
      mark={{ number: 5, sheet: "A-500" }}
      layout="split-form"
      texts={contact}
      aside={
        <>
          <NumberedList className="mt-10" items={contact.steps} />
          <div className="mt-7">
            <PlainLink href={contact.candidates.href}>{contact.candidates.text}</PlainLink>
          </div>
        </>
      }
    >
      <FormCard>
        <Widget tag="contact-form" />
      </FormCard>
    </Section>
  );
}
