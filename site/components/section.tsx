import type { ReactNode } from "react";
import { SectionMark } from "../drawings/marks/section-mark.tsx";

interface SectionProps {
  id: string;
  /** Number and sheet of the section mark; only numbered sections carry one. */
  mark?: { number: number; sheet: string };
  title: ReactNode;
  lead?: ReactNode;
  /** What stands beneath the lead, in the heading's columns. */
  aside?: ReactNode;
  /** `split`: heading 4 columns, content 8; `split-form`: 5 and 7; `stack`: content beneath the heading. */
  layout?: "split" | "split-form" | "stack";
  ground?: "paper" | "band" | "reversed";
  /** What stands above the title, such as the label of an example. */
  label?: ReactNode;
  children?: ReactNode;
}

/** A section of a page between hairlines, with its mark on the binding rail. */
export function Section({
  id,
  mark,
  title,
  lead,
  aside,
  label,
  layout = "split",
  ground = "paper",
  children,
}: SectionProps) {
  const grounds = { paper: "", band: " section-band", reversed: " reversed" };
  const headingId = `${id}-title`;
  return (
    <section id={id} className={`section${grounds[ground]}`} aria-labelledby={headingId} tabIndex={-1}>
      <div className={`container ${layout === "stack" ? "" : `grid-12 ${layout}`}`}>
        <div className="section-head">
          {mark === undefined ? null : <SectionMark {...mark} href={`#${id}`} />}
          {label}
          <h2 id={headingId}>{title}</h2>
          {lead === undefined ? null : <p className="lead">{lead}</p>}
          {aside}
        </div>
        <div className={layout === "stack" ? "section-body mt-11" : "section-body"}>{children}</div>
      </div>
    </section>
  );
}
