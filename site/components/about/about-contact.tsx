import type { About } from "../../model/schemas/about.ts";
import { ActionLink } from "../action-link.tsx";
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
      <Actions>
        <ActionLink href={contact.primary.href}>{contact.primary.text}</ActionLink>
        <ActionLink kind="secondary" href={contact.secondary.href}>
          {contact.secondary.text}
        </ActionLink>
      </Actions>
    </Section>
  );
}
