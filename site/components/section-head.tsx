import type { ReactNode } from "react";
import { SectionMark } from "./section-mark.tsx";
import { LeadParagraph } from "./lead-paragraph.tsx";

interface SectionHeadProps {
  id: string;
  mark?: { number: number; sheet: string };
  label?: ReactNode;
  /** The heading, and the sentence below it. */
  texts: { title: string; lead?: string };
  leadClassName?: string;
  className?: string;
  children?: ReactNode;
}

export function SectionHead({
  id,
  mark,
  label,
  texts: { title, lead },
  leadClassName = "",
  className = "",
  children,
}: SectionHeadProps) {
  return (
    <div className={`relative ${className}`}>
      {mark === undefined ? null : <SectionMark {...mark} href={`#${id}`} />}
      {label}
      <h2 id={`${id}-title`}>{title}</h2>
      {lead === undefined ? null : <LeadParagraph className={`mt-5 ${leadClassName}`}>{lead}</LeadParagraph>}
      {children}
    </div>
  );
}
