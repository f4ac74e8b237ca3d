import type { CommonSettings } from "../../../widgets/hiring-calculator/settings.ts";
import { SectionMark } from "../../drawings/marks/section-mark.tsx";
import { SectionFrame } from "../section-frame.tsx";
import { sheetMark } from "../sheet-mark.ts";
import { Widget } from "../widget.tsx";

interface CalculatorSectionProps {
  number: number;
  /** The page's sheet code. */
  code: string;
  kind: "offer" | "seat" | "turnover";
  settings: CommonSettings;
}

// What a calculator writes is dressed from around it: classes in its markup are bytes of its script, which has none to spare.
const AMOUNTS =
  "[&_[aria-hidden]_b]:block [&_[role=status]_b]:mr-1 [&_[role=status]_b]:text-38 [&_[role=status]_b]:leading-100 [&_[role=status]_b]:tracking-heading md:[&_[role=status]_b]:text-50";
const LINES =
  "**:[table]:text-16 **:[table]:leading-130 **:[thead]:border-ink **:[tr]:border-t **:[tr]:border-inherit [&_thead_th]:font-mono [&_thead_th]:text-13";
const TOTAL =
  "[&_tbody_tr]:border-line [&_tbody_tr:last-child]:border-b-3 [&_tbody_tr:last-child]:border-double [&_tbody_tr:last-child]:border-ink";
const CELLS =
  "**:[th,td]:py-px **:[th,td]:last:text-right **:[th,td]:last:font-strong [&_tbody_tr:last-child>*]:font-logo md:**:[th,td]:py-2.75 md:**:[th,td]:not-first:text-right md:**:[th,td]:not-last:pr-4";
/** On a phone a line is a small sheet: its name above, its figures beneath. */
const SHEETS =
  "max-md:**:[thead]:hidden max-md:**:[tr]:grid max-md:**:[tr]:grid-cols-[1fr_1fr_auto] max-md:**:[tr]:gap-x-3 max-md:**:[tr]:py-2.25 max-md:**:[th]:col-span-full";

/** A calculator as a section of the page; its heading is part of it, so that inputs and result stand side by side. */
export function CalculatorSection({ number, code, kind, settings }: CalculatorSectionProps) {
  return (
    <SectionFrame id={settings.id}>
      <div className={`relative [&>hiring-calculator]:block ${AMOUNTS} ${LINES} ${TOTAL} ${CELLS} ${SHEETS}`}>
        <SectionMark {...sheetMark(code, number)} href={`#${settings.id}`} />
        <Widget tag="hiring-calculator" kind={kind} settings={JSON.stringify(settings)} />
      </div>
    </SectionFrame>
  );
}
