import type { ReactNode } from "react";
import { Container } from "./grids.tsx";

interface SectionProps {
  id: string;
  mark?: { number: number; sheet: string };
  /** The heading, and the sentence below it. */
  texts: { title: string; lead?: string };
  aside?: ReactNode;
  /**
   * `split` has 4 columns for the heading and 8 for the content; `split-form` has 5 and 7; `form` also has 5 and 7, and on
   * narrow screens puts the form before the aside; `stack` puts the content below the heading.
   */
  layout?: "split" | "split-form" | "form" | "stack";
  ground?: "paper" | "band" | "reversed";
  label?: ReactNode;
  children?: ReactNode;
}

const GRID = "grid grid-cols-12 gap-x-6";
const BODY = "col-span-full mt-6 min-w-0 lg:mt-0";

const LAYOUTS = {
  split: {
    grid: GRID,
    head: "col-span-full lg:col-span-4 print:col-span-4",
    body: `${BODY} lg:col-start-5 print:col-start-5 print:mt-0`,
  },
  "split-form": {
    grid: GRID,
    head: "col-span-full lg:col-span-5",
    body: `${BODY} lg:col-start-6 lg:ml-13`,
  },
  form: {
    grid: `${GRID} lg:grid-rows-[auto_1fr]`,
    head: "col-span-full lg:col-span-5",
    body: `${BODY} lg:col-start-6 lg:row-[1/3] lg:ml-13`,
  },
  stack: { grid: "", head: "", body: "mt-6 md:mt-11" },
};

export function Section({ layout = "split", id, texts, ground, aside, children, ...head }: SectionProps) {
  const layoutClasses = LAYOUTS[layout];
  return (
    <SectionFrame id={id} ground={ground} className={layoutClasses.grid}>
      <SectionHead
        id={id}
        className={layoutClasses.head}
        texts={texts}
        leadClassName={layout === "stack" ? "max-w-[700px]" : ""}
        {...head}
      >
        {layout === "form" ? null : aside}
      </SectionHead>
      <div className={layoutClasses.body}>{children}</div>
      {layout === "form" && <div className="col-span-full lg:col-span-5">{aside}</div>}
    </SectionFrame>
  );
}

interface SectionFrameProps {
  id: string;
  ground?: "paper" | "band" | "reversed";
  className?: string;
  children: ReactNode;
}

const GROUNDS = {
  paper: "border-line",
  band: "border-line bg-band",
  reversed: "reversed z-1 border-paper",
};

/** A page section, labeled by its heading. The heading's id is the section's id followed by `-title`. */
export function SectionFrame({ id, ground = "paper", className, children }: SectionFrameProps) {
  return (
    <section
      id={id}
      className={`relative scroll-mt-16 border-t py-10 md:py-28 print:py-8 ${GROUNDS[ground]}`}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <Container className={className}>{children}</Container>
    </section>
  );
}

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
    <div className={`xl:relative ${className}`}>
      {mark === undefined ? null : <SectionMark {...mark} href={`#${id}`} />}
      {label}
      <h2 id={`${id}-title`}>{title}</h2>
      {lead === undefined ? null : <LeadParagraph className={`mt-4 ${leadClassName}`}>{lead}</LeadParagraph>}
      {children}
    </div>
  );
}

type SectionMarkProps = {
  number: number;
  sheet: string;
  href: string;
};

/**
 * The section mark: a split circle with a pointer to the right, linked to its section. It is on the binding rail or,
 * on windows without one, on the line above the section, where it takes no height. It is hidden from screen
 * readers and the keyboard, since it repeats before a heading what only makes sense on the drawn page.
 */
export function SectionMark({ number, sheet, href }: SectionMarkProps) {
  return (
    <a
      className="absolute -top-5.5 left-5 z-2 block size-11 rounded-[50%] bg-paper no-underline xl:top-0.5 xl:-left-17.5 print:hidden"
      href={href}
      aria-hidden="true"
      tabIndex={-1}
    >
      <svg
        className="graphic"
        viewBox="0 0 54 46"
        width="54"
        height="46"
        fill="var(--color-ink)"
        stroke="var(--color-ink)"
        textAnchor="middle"
      >
        <path stroke="none" d="M37 6.2 53 23 37 39.8z" />
        <circle fill="var(--color-paper)" strokeWidth="1.4" cx="23" cy="23" r="22" />
        <path d="M1 23h44" />
        <g stroke="none">
          <text className="font-head font-label" fontSize="14" x="23" y="17.5">
            {number}
          </text>{" "}
          <text className="font-mono font-medium" fontSize="10.5" letterSpacing="-0.315" x="23" y="35">
            {sheet}
          </text>
        </g>
      </svg>
    </a>
  );
}

/**
 * Returns a section's number and sheet code. For example, section 2 of page `S-100` has the sheet code `S-102`.
 * @param sheetCode the page's sheet code, a letter and three digits
 */
export function getSectionMark(sheetCode: string, number: number): { number: number; sheet: string } {
  const [set = "", first = "0"] = sheetCode.split("-");
  return { number, sheet: `${set}-${String(Number(first) + number).padStart(3, "0")}` };
}

export function LeadParagraph({ className = "", children }: { className?: string; children: ReactNode }) {
  return <p className={`text-18 leading-148 text-pretty text-ink-2 md:text-22 ${className}`}>{children}</p>;
}
