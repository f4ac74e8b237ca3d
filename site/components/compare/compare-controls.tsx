import { COMPARISON_CSV, COMPARISON_SORTS } from "../../model/pay/comparison.ts";
import { nameSlug } from "../../model/pay/name-slug.ts";
import { rankedRoles } from "../../model/pay/ranked-roles.ts";
import { fillText } from "../state/fill-text.ts";
import { CompareFilters, FILTERS_ID } from "./compare-filters.tsx";
import type { Compared } from "./compared.ts";
import { sortName } from "./sort-name.ts";
import { ViewLinks } from "./view-links.tsx";

interface ChoiceProps {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
}

function Choice({ name, label, value, options }: ChoiceProps) {
  return (
    <label className={`field compare-${name}`}>
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

/** What the table shows: role, name, region and facts. Without scripts these are links to the same table by each column and for each role. */
export function CompareControls(compared: Compared) {
  const { texts, states, salaries, view } = compared;
  const { controls } = texts;
  return (
    <search className="compare-controls" aria-label={controls.label}>
      <div className="scripted compare-choices">
        <Choice
          name="role"
          label={controls.role}
          value={nameSlug(view.role)}
          options={rankedRoles(salaries).map(({ role }) => [nameSlug(role), role])}
        />
        <label className="field compare-find">
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
          label={controls.sort}
          value={view.sort}
          options={COMPARISON_SORTS.map((sort) => [sort, sortName(texts, sort)])}
        />
        <button className="btn btn-small compare-open" type="button" popoverTarget={FILTERS_ID}>
          {controls.filters}
        </button>
        <CompareFilters {...compared} />
      </div>
      <ViewLinks {...compared} />
      <div className="compare-bar">
        <p role="status">{fillText(controls.shown, { shown: states.length, count: states.length })}</p>
        <div className="compare-actions">
          <button className="btn btn-small scripted" type="button" data-reset hidden>
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
    </search>
  );
}
