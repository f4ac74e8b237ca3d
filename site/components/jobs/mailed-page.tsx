import type { ReactNode } from "react";
import { Container } from "../grids.tsx";
import { LeadParagraph } from "../section.tsx";

interface MailedPageProps {
  title: string;
  text: string;
  /** Its buttons or links. */
  children: ReactNode;
}

/** The content of a page that mails about openings link to, or that follows one of its buttons. */
export function MailedPage({ title, text, children }: MailedPageProps) {
  return (
    <section aria-labelledby="page-title">
      <Container className="py-12 md:py-21">
        <h1 id="page-title" className="max-w-[760px] text-36 tracking-heading md:text-46">
          {title}
        </h1>
        <LeadParagraph className="mt-5 mb-7 max-w-[720px]">{text}</LeadParagraph>
        {children}
      </Container>
    </section>
  );
}
