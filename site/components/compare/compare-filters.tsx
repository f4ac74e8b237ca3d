import {
  COMPARED_FACT_NAMES,
  factSlug,
  factWord,
  factWords,
  type ComparedFact,
} from "../../model/pay/compared-facts.ts";
import { comparedRegions, regionSlug } from "../../model/pay/comparison.ts";
import type { State } from "../../model/schemas/state.ts";
import { fillText } from "../state/fill-text.ts";
import type { Compared } from "./compared.ts";

/** Names the filters for the button that opens them as a sheet on phones. */
export const FILTERS_ID = "compare-filters";

/** Region and facts, each value with the number of states that have it; what is answered by yes or no stands first. */
export function CompareFilters({ texts: { controls, table }, states, salaries }: Compared) {
  const count = (isIn: (state: State) => boolean): number => states.filter(isIn).length;
  const isShort = (name: ComparedFact): boolean => factWords(states, name).length === 2;
  const factFilter = (name: ComparedFact) => {
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
  };
  return (
    <div className="compare-filters" id={FILTERS_ID} popover="auto">
      {COMPARED_FACT_NAMES.filter(isShort).map(factFilter)}
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
      {COMPARED_FACT_NAMES.filter((name) => !isShort(name)).map(factFilter)}
      <div className="compare-done">
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
