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

/** The telephone number below a form, for those who would rather talk. */
export function FormPhone({ site: { agency, layout } }: { site: Pick<Site, "agency" | "layout"> }) {
  return (
    <p className="mt-4 text-17 leading-150">
      {layout.call}{" "}
      <a className="font-strong decoration-field underline-offset-4" href={agency.phone.href}>
        {agency.phone.text}
      </a>
    </p>
  );
}

export function RequestSection({ site, mark, texts }: RequestSectionProps) {
  return (
    <Section id="request" mark={mark} layout="stack" ground="reversed" texts={texts}>
      <AnswerLanguage className="mb-5" site={site} />
      <Widget tag="lead-form" context="general" layout="row" />
      <FormPhone site={site} />
    </Section>
  );
}

export function FormCard({ site, children }: { site: Site; children: ReactNode }) {
  return (
    <div className="border border-ink bg-sheet p-9 max-md:-mx-1.5 max-md:px-4.5 max-md:py-6 print:border-0 print:p-0">
      <AnswerLanguage className="mb-5" site={site} />
      {children}
      <FormPhone site={site} />
    </div>
  );
}
