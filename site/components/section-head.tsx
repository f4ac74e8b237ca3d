import type { ReactNode } from "react";
import { SectionMark } from "../drawings/marks/section-mark.tsx";
import { Lead } from "./lead.tsx";

interface SectionHeadProps {
  /** The section that the mark and the heading belong to. */
  id: string;
  mark?: { number: number; sheet: string };
  /** What stands above the title, such as the label of an example. */
  label?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  leadClassName?: string;
  className?: string;
  children?: ReactNode;
}

/** A section's heading with its mark, which stands on the binding rail where the margin has room for it. */
export function SectionHead({
  id,
  mark,
  label,
  title,
  lead,
  leadClassName = "",
  className = "",
  children,
}: SectionHeadProps) {
  return (
    <div className={`relative ${className}`}>
      {mark === undefined ? null : <SectionMark {...mark} href={`#${id}`} />}
      {label}
      <h2 id={`${id}-title`}>{title}</h2>
      {lead === undefined ? null : <Lead className={`mt-5 ${leadClassName}`}>{lead}</Lead>}
      {children}
    </div>
  );
}
