import type { ReactNode } from "react";
import { SectionFrame } from "./section-frame.tsx";
import { SectionHead } from "./section-head.tsx";

interface SectionProps {
  id: string;
  mark?: { number: number; sheet: string };
  /** The heading, and the sentence below it. */
  texts: { title: string; lead?: string };
  aside?: ReactNode;
  /**
   * `split` has 4 columns for the heading and 8 for the content; `split-form` has 5 and 7; `stack` puts the
   * content below the heading.
   */
  layout?: "split" | "split-form" | "stack";
  ground?: "paper" | "band" | "reversed";
  label?: ReactNode;
  children?: ReactNode;
}

const GRID = "grid grid-cols-12 gap-x-6";
const BODY = "col-span-full mt-9 min-w-0 lg:mt-0";

const LAYOUTS = {
  split: { grid: GRID, head: "col-span-full lg:col-span-4", body: `${BODY} lg:col-start-5` },
  "split-form": {
    grid: GRID,
    head: "col-span-full lg:col-span-5",
    body: `${BODY} lg:col-start-6 lg:ml-13`,
  },
  stack: { grid: "", head: "", body: "mt-11" },
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
        {aside}
      </SectionHead>
      <div className={layoutClasses.body}>{children}</div>
    </SectionFrame>
  );
}
