import type { ComparisonProps } from "./comparison-props.ts";
import { COMPARISON_PATH } from "../../../model/pay/comparison.ts";
import { fillText } from "../fill-text.ts";
import { MethodologyLink } from "../pay/methodology-link.tsx";
import { PlainLink } from "../plain-link.tsx";
import { RangeLegend } from "../range-legend.tsx";
import { FactMarker } from "./fact-marker.tsx";

export function CompareNotes({ texts, salaries }: ComparisonProps) {
  const { key, notes } = texts;
  const regions = [
    ...salaries.regions.map(({ region, rule }) => `${region}: ${rule}.`),
    `${texts.controls.unpublished}: ${salaries.unpublished.rule}.`,
  ].join(" ");
  return (
    <>
      <ul className="flex flex-wrap gap-x-6.5 gap-y-2 border-b border-line py-4.5 text-16 text-ink-2 *:inline-flex *:items-center *:gap-2.25 print:break-before-page print:py-3">
        <li>
          <RangeLegend hasAverage /> {key.range}
        </li>
        <li>
          <span className="h-3.5 w-4 border-x border-dashed border-signal-ink" aria-hidden="true" />{" "}
          {key.baseline}
        </li>
        {(["full", "part", "empty", "missing"] as const).map((level) => (
          <li key={level}>
            <FactMarker level={level} /> {key[level]}
          </li>
        ))}
      </ul>
      <div className="grid gap-x-12 gap-y-4 pt-5 text-16 leading-150 text-ink-2 desk:grid-cols-2 print:grid-cols-2 print:[&_p+p]:hidden">
        <div>
          <p>{fillText(notes.pay, { year: salaries.year, regions })}</p>
          <MethodologyLink className="mt-2" />
        </div>
        <div>
          <p>
            {notes.law} {notes.check}
          </p>
          <PlainLink href={`${COMPARISON_PATH}#sources`}>{texts.sources.title}</PlainLink>
        </div>
      </div>
    </>
  );
}
