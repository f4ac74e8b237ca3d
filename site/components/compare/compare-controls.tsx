import { COMPARED_FACT_NAMES, factSlug, factWord, factWords } from "../../model/pay/compared-facts.ts";
import {
  comparedRegions,
  COMPARISON_CSV,
  COMPARISON_SORTS,
  furtherViews,
  regionSlug,
  rolePath,
  sortedPath,
  type ComparisonSort,
} from "../../model/pay/comparison.ts";
import { nameSlug } from "../../model/pay/name-slug.ts";
import { rankedRoles } from "../../model/pay/ranked-roles.ts";

import type { Compare } from "../../model/schemas/compare.ts";
import { fillText } from "../state/fill-text.ts";
import type { Compared } from "./compared.ts";

/** The name of the column that a sort goes by. */
export function sortName({ table: { columns } }: Compare, sort: ComparisonSort): string {
  if (sort === "name") return columns.state;
  if (sort === "region") return columns.region;
  if (sort === "pay") return columns.average;
  const fact = COMPARED_FACT_NAMES.find((name) => factSlug(name) === sort);
  return fact === undefined ? sort : columns[fact];
}

/** What the table shows: role, name, region and facts. Without scripts these are links to the same table by each column and for each role. */
export function CompareControls(compared: Compared) {
  const { texts, states, salaries, view } = compared;
  const { controls, table } = texts;
  const count = (isIn: (state: (typeof states)[number]) => boolean): number => states.filter(isIn).length;
  return (
    <form className="compare-controls" aria-label={controls.label} autoComplete="off">
      <div className="scripted compare-choices">
        <label className="field compare-role">
          <span className="field-label">{controls.role}</span>
          <select className="field-input field-select" name="role" defaultValue={nameSlug(view.role)}>
            {rankedRoles(salaries).map(({ role }) => (
              <option key={role} value={nameSlug(role)}>
                {role}
              </option>
            ))}
          </select>
        </label>
        <label className="field compare-find">
          <span className="field-label">{controls.find}</span>
          <input
            className="field-input"
            type="search"
            name="find"
            placeholder={controls.findHint}
            maxLength={30}
            spellCheck={false}
          />
        </label>
        <label className="field compare-sort">
          <span className="field-label">{controls.sort}</span>
          <select className="field-input field-select" name="sort" defaultValue={view.sort}>
            {COMPARISON_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {sortName(texts, sort)}
              </option>
            ))}
          </select>
        </label>
        <button className="btn btn-small compare-open" type="button" aria-expanded="false" data-open>
          {controls.filters}
        </button>
        <div className="compare-filters">
          <Filter
            name="region"
            title={table.columns.region}
            options={[
              { value: "", text: controls.all, count: states.length },
              ...comparedRegions(salaries).map(({ slug, name }) => ({
                value: slug,
                text: name ?? controls.unpublished,
                count: count((state) => regionSlug(salaries, state) === slug),
              })),
            ]}
          />
          {COMPARED_FACT_NAMES.map((name) => {
            const values: Readonly<Record<string, { short: string }>> = table.values[name];
            return (
              <Filter
                key={name}
                name={factSlug(name)}
                title={table.columns[name]}
                options={[
                  { value: "", text: controls.any },
                  ...factWords(states, name).map((word) => ({
                    value: word,
                    text: (values[word] ?? table.notStated).short,
                    count: count((state) => factWord(state, name) === word),
                  })),
                ]}
              />
            );
          })}
        </div>
      </div>
      <ViewLinks {...compared} />
      <div className="compare-bar">
        <p role="status">{fillText(controls.shown, { shown: states.length, count: states.length })}</p>
        <div className="compare-actions">
          <button className="btn btn-small scripted" type="reset" hidden>
            {controls.reset}
          </button>
          <button className="btn btn-small scripted" type="button" data-copy data-copied={controls.copied}>
            {controls.copyLink}
          </button>
          <a className="btn btn-small" href={COMPARISON_CSV} download>
            {controls.csv}
          </a>
        </div>
      </div>
    </form>
  );
}

interface FilterProps {
  name: string;
  title: string;
  options: readonly { value: string; text: string; count?: number }[];
}

function Filter({ name, title, options }: FilterProps) {
  return (
    <fieldset className="compare-filter">
      <legend>{title}</legend>
      <div>
        {options.map(({ value, text, count }) => (
          <label key={value} className="chip">
            <input type="radio" name={name} value={value} defaultChecked={value === ""} />
            <span>
              {text} {count !== undefined && <span className="chip-count">{count}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function ViewLinks({ texts, view }: Compared) {
  const { controls, role } = texts;
  const views = furtherViews(role);
  const sorts = [
    { path: sortedPath("name"), text: sortName(texts, "name"), isShown: view.sort === "name" },
    ...views
      .filter(({ sort }) => sort !== "name")
      .map(({ path, sort }) => ({ path, text: sortName(texts, sort), isShown: sort === view.sort })),
  ];
  const roles = [
    { path: rolePath(role, role), text: role, isShown: role === view.role },
    ...views
      .filter((one) => one.role !== role)
      .map((one) => ({ path: one.path, text: one.role, isShown: one.role === view.role })),
  ];
  return (
    <div className="unscripted compare-pages">
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
              className="inline-flex min-h-7 items-center decoration-field underline-offset-4"
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
