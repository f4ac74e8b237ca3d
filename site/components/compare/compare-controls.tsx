import { COMPARISON_CSV, COMPARISON_SORTS } from "../../../model/pay/comparison.ts";
import { toNameSlug } from "../../../model/to-name-slug.ts";
import { rankRoles } from "../../../model/pay/state-pay.ts";
import { fillText } from "../fill-text.ts";
import { CompareFilters, FILTERS_ID } from "./compare-filters.tsx";
import type { ComparisonProps } from "./comparison-props.ts";
import { getColumnName } from "./get-column-name.ts";
import { ViewLinks } from "./view-links.tsx";

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  className: string;
}

function Choice({ name, label, value, options, className }: ChoiceProps) {
  return (
    <label className={`field ${className}`}>
      <span className="field-label">{label}</span>
      <select className="field-input field-select" name={name} autoComplete="off" defaultValue={value}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/**
 * Controls that filter the comparison by role, name, region and legal facts. Without JavaScript, they are
 * replaced by links to pages sorted by each column and pages for each role.
 */
export function CompareControls(comparison: ComparisonProps) {
  const { texts, states, salaries, view } = comparison;
  const { controls } = texts;
  return (
    <search className="block border-t-2 border-ink print:border-0" aria-label={controls.label} tabIndex={-1}>
      <div className="flex flex-wrap gap-x-9 gap-y-4.5 pt-6 max-md:grid max-md:grid-cols-2 max-md:gap-x-3.5 print:hidden noscript:hidden">
        <Choice
          name="role"
          className="w-70 max-desk:w-60 max-md:col-span-full max-md:w-auto"
          label={controls.role}
          value={toNameSlug(view.role)}
          options={rankRoles(salaries).map(({ role }) => [toNameSlug(role), role])}
        />
        <label className="field w-47.5 max-md:col-span-full max-md:w-auto">
          <span className="field-label">{controls.find}</span>
          <input
            className="field-input"
            type="search"
            name="find"
            autoComplete="off"
            placeholder={controls.findHint}
            maxLength={30}
            spellCheck={false}
          />
        </label>
        <Choice
          name="sort"
          className="hidden max-desk:block"
          label={controls.sort}
          value={view.sort}
          options={COMPARISON_SORTS.map((sort) => [sort, getColumnName(texts, sort)])}
        />
        <button
          className="btn btn-small hidden min-h-13 self-end max-md:supports-[selector(:popover-open)]:inline-flex"
          type="button"
          popoverTarget={FILTERS_ID}
        >
          {controls.filters}
        </button>
        <CompareFilters {...comparison} />
      </div>
      <ViewLinks {...comparison} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4.5 text-17 print:pt-1 print:pb-3">
        <p className="grow basis-75" role="status">
          {fillText(controls.shown, { shown: states.length, count: states.length })}
        </p>
        <div className="flex flex-wrap gap-3 max-md:w-full max-md:gap-2.5 max-md:*:flex-1 max-md:*:px-2.5 max-md:*:whitespace-nowrap print:hidden">
          <button className="btn btn-small noscript:hidden" type="button" data-reset hidden>
            {controls.reset}
          </button>
          <button
            className="btn btn-small noscript:hidden"
            type="button"
            data-copy
            data-copied={controls.copied}
          >
            {controls.copyLink}
          </button>
          <a className="btn btn-small" href={COMPARISON_CSV} download>
            {controls.csv}
          </a>
        </div>
      </div>
    </search>
  );
}
