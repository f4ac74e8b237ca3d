import type { Site } from "../../model/kinds/site.ts";
import type { RequestSectionText } from "../../model/schemas/page-parts.ts";
import { AnswerBlock, describeAnswer, findRecruiter } from "./recruiter.tsx";
import { Section } from "./section.tsx";
import { Widget } from "./widget.tsx";
import type { ReactNode } from "react";

interface RequestSectionProps {
  site: Site;
  mark: { number: number; sheet: string };
  texts: Pick<RequestSectionText, "title"> & Partial<RequestSectionText>;
  /** The state that the page is about, in English. */
  state?: string;
  /** The form; by default, one without a subject. */
  form?: ReactNode;
  /** Whether the default form asks for the urgency. */
  hasUrgency?: boolean;
  /** What is below who answers. */
  children?: ReactNode;
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

/** A form beside who answers it: the recruiter of the page's state, or what the firm signs. */
export function RequestSection(props: RequestSectionProps) {
  const { site, mark, texts, state, form, hasUrgency, children } = props;
  const recruiter = findRecruiter(site, { state });
  return (
    <Section
      id="request"
      mark={mark}
      layout="form"
      texts={{ title: texts.title, lead: describeAnswer(site, recruiter) ?? texts.lead }}
      aside={
        <div className="mt-5">
          <AnswerBlock site={site} recruiter={recruiter} sheet={mark.sheet} />
          {children}
        </div>
      }
    >
      <Card>
        <AnswerLanguage className="mb-5" site={site} />
        <div className="lg:[&_.field]:basis-58!">
          {form ?? (
            <Widget tag="lead-form" context="general" layout="row" {...(hasUrgency && { urgency: "true" })} />
          )}
        </div>
      </Card>
    </Section>
  );
}

export function FormCard({ site, children }: { site: Site; children: ReactNode }) {
  return (
    <Card>
      <AnswerLanguage className="mb-5" site={site} />
      {children}
      <FormPhone site={site} />
    </Card>
  );
}

const Card = ({ children }: { children: ReactNode }) => (
  <div className="border border-ink bg-sheet p-9 max-md:-mx-1.5 max-md:px-4.5 max-md:py-5 print:border-0 print:p-0">
    {children}
  </div>
);

/** Whether the agency answers in the language of a site's pages. It always answers in English. */
const answersInLanguage = ({ agency, language }: Pick<Site, "agency" | "language">): boolean =>
  agency.answersIn.some((one) => one === language);

/** The sentence that somebody answers in the page's language, on translated pages if the agency confirms it. */
export function AnswerLanguage({ site, className = "" }: { site: Site; className?: string }) {
  if (!answersInLanguage(site)) return null;
  return <p className={`text-17 leading-150 font-strong ${className}`}>{site.layout.answers}</p>;
}
