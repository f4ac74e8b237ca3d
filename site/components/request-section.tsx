import type { Site } from "../../model/kinds/site.ts";
import type { RequestSectionText } from "../../model/schemas/page-parts.ts";
import { AnswerLanguage } from "./answer-language.tsx";
import { Section } from "./section.tsx";
import { Widget } from "./widget.tsx";
import type { ReactNode } from "react";

interface RequestSectionProps {
  site: Site;
  mark: { number: number; sheet: string };
  texts: RequestSectionText;
}

export function RequestSection({ site, mark, texts }: RequestSectionProps) {
  return (
    <Section id="request" mark={mark} layout="stack" ground="reversed" texts={texts}>
      <AnswerLanguage className="mb-5" site={site} />
      <Widget tag="lead-form" context="general" layout="row" />
    </Section>
  );
}

export function FormCard({ site, children }: { site: Site; children: ReactNode }) {
  return (
    <div className="border border-ink bg-sheet p-9 max-md:-mx-1.5 max-md:px-4.5 max-md:py-6">
      <AnswerLanguage className="mb-5" site={site} />
      {children}
    </div>
  );
}
