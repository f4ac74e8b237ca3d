import type { RequestSectionText } from "../../model/schemas/page-parts.ts";
import { Section } from "./section.tsx";
import { Widget } from "./widget.tsx";

interface RequestSectionProps {
  mark: { number: number; sheet: string };
  texts: RequestSectionText;
}

export function RequestSection({ mark, texts }: RequestSectionProps) {
  return (
    <Section id="request" mark={mark} layout="stack" ground="reversed" texts={texts}>
      <Widget tag="lead-form" context="general" layout="row" />
    </Section>
  );
}
