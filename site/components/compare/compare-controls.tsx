import { COMPARISON_CSV, COMPARISON_SORTS } from "../../model/pay/comparison.ts";
import { nameSlug } from "../../model/pay/name-slug.ts";
import { rankedRoles } from "../../model/pay/ranked-roles.ts";
import { fillText } from "../state/fill-text.ts";
import { CompareFilters } from "./compare-filters.tsx";
import type { Compared } from "./compared.ts";
import { sortName } from "./sort-name.ts";
import { ViewLinks } from "./view-links.tsx";

/** What the table shows: role, name, region and facts. Without scripts these are links to the same table by each column and for each role. */
export function CompareControls(compared: Compared) {
  const { texts, states, salaries, view } = compared;
  const { controls } = texts;
  return (
    <search className="compare-controls" aria-label={controls.label}>
      <div className="scripted compare-choices">
        <label className="field compare-role">
          <span className="field-label">{controls.role}</span>
          <select
            className="field-input field-select"
            name="role"
            autoComplete="off"
            defaultValue={nameSlug(view.role)}
          >
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
            autoComplete="off"
            placeholder={controls.findHint}
            maxLength={30}
            spellCheck={false}
          />
        </label>
        <label className="field compare-sort">
          <span className="field-label">{controls.sort}</span>
          <select
            className="field-input field-select"
            name="sort"
            autoComplete="off"
            defaultValue={view.sort}
          >
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
