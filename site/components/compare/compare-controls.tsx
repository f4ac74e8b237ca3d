import {
  COMPARED_FACT_NAMES,
  toFactSlug,
  getFactKeyword,
  listFactKeywords,
  type ComparedFact,
  listComparedRegions,
  toRegionSlug,
  COMPARISON_CSV,
  COMPARISON_SORTS,
  COMPARISON_PATH,
  listOtherViews,
  type ComparisonView,
} from "../../../model/pay/comparison.ts";
import type { State } from "../../../model/schemas/state.ts";
import { fillText } from "../strings.ts";
import { getColumnName, type ComparisonProps } from "./comparison-props.ts";
import { toSlug } from "../../../model/slug.ts";
import { rankRoles } from "../../../model/pay/state-pay.ts";

const FILTERS_ID = "compare-filters";

function CompareFilters({ texts: { controls, table }, states, salaries }: ComparisonProps) {
  const count = (isMatch: (state: State) => boolean): number => states.filter(isMatch).length;
  const hasTwoValues = (name: ComparedFact): boolean => listFactKeywords(states, name).length === 2;
  const renderFactFilter = (name: ComparedFact) => {
    const values: Readonly<Record<string, { short: string }>> = table.values[name];
    return (
      <Filter
        key={name}
        name={toFactSlug(name)}
        title={table.columns[name]}
        options={[
          { value: "", text: controls.any },
          ...listFactKeywords(states, name).map((word) => ({
            value: word,
            text: (values[word] ?? table.notStated).short,
            count: count((state) => getFactKeyword(state, name) === word),
          })),
        ]}
      />
    );
  };
  return (
    // On wide screens, `display: contents` disables this element's own styles. On phones, browsers without
    // popovers always show the filters.
    <div
      className="contents w-full gap-4.5 overscroll-contain text-inherit backdrop:bg-light-ink/40 open:top-auto open:max-h-[85dvh] open:border-t-2 open:border-ink open:bg-paper open:px-5 open:pt-5 max-md:col-span-full max-md:hidden max-md:not-supports-[selector(:popover-open)]:grid max-md:open:grid"
      id={FILTERS_ID}
      popover="auto"
    >
      {COMPARED_FACT_NAMES.filter(hasTwoValues).map(renderFactFilter)}
      <Filter
        name="region"
        title={table.columns.region}
        options={[
          { value: "", text: controls.all, count: states.length },
          ...listComparedRegions(salaries).map(({ slug, name }) => ({
            value: slug,
            text: name ?? controls.unpublished,
            count: count((state) => toRegionSlug(salaries, state) === slug),
          })),
        ]}
      />
      {COMPARED_FACT_NAMES.filter((name) => !hasTwoValues(name)).map(renderFactFilter)}
      <div className="sticky bottom-0 hidden items-center justify-between border-t border-line bg-paper py-3.5 max-md:flex">
        <p data-shown>{fillText(controls.shown, { shown: states.length, count: states.length })}</p>
        <button className="btn btn-small" type="button" popoverTarget={FILTERS_ID} popoverTargetAction="hide">
          {controls.done}
        </button>
      </div>
    </div>
  );
}

interface FilterProps {
  name: string;
  title: string;
  options: readonly { value: string; text: string; count?: number }[];
}

function Filter({ name, title, options }: FilterProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.75 text-17 leading-130 font-strong">{title}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map(({ value, text, count }) => (
          <label
            key={value}
            className="chip graphic group relative inline-flex min-h-11 items-center gap-1.75 rounded-control border border-field bg-sheet px-2.75 py-1 text-16 leading-120 font-strong whitespace-nowrap hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus md:min-h-9"
          >
            <input
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === ""}
            />
            {text}
            {count !== undefined && (
              <>
                {" "}
                <span className="font-mono text-13 leading-100 text-ink-2 group-has-checked:text-paper">
                  {count}
                </span>
              </>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

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
          value={toSlug(view.role)}
          options={rankRoles(salaries).map(({ role }) => [toSlug(role), role])}
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

/**
 * Links, for visitors without JavaScript, to the table sorted by each column and to the table for each role.
 */
function ViewLinks({ texts, view }: ComparisonProps) {
  const { controls, role } = texts;
  const first: ComparisonView = { path: COMPARISON_PATH, sort: "name", role };
  const views = [first, ...listOtherViews(role)];
  const sorts = views
    .filter((one) => one.role === role)
    .map(({ path, sort }) => ({ path, text: getColumnName(texts, sort), isShown: sort === view.sort }));
  const roles = views
    .filter(({ sort }) => sort === "name")
    .map((one) => ({ path: one.path, text: one.role, isShown: one.role === view.role }));
  return (
    <div className="hidden gap-3 pt-4.5 noscript:not-print:grid" data-without-script>
      <PageList title={controls.pages} pages={sorts} />
      <PageList title={controls.roles} pages={roles} />
    </div>
  );
}

interface PageListProps {
  title: string;
  pages: readonly { path: string; text: string; isShown: boolean }[];
}

function PageList({ title, pages }: PageListProps) {
  return (
    <nav aria-label={title}>
      <p className="font-strong">{title}</p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {pages.map(({ path, text, isShown }) => (
          <li key={path}>
            <a
              className={`inline-flex min-h-7 items-center decoration-field underline-offset-4 ${isShown ? "font-strong no-underline" : ""}`}
              href={`${path}#compare`}
              aria-current={isShown ? "page" : undefined}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
