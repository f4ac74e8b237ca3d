import { useId } from "react";
import { findName } from "./format-job.ts";
import type { NamedGroup } from "./job-slice.ts";

interface FilterProps {
  label: string;
  /** Text of the choice of all. */
  all: string;
  value: string;
  /** Undefined until openings are loaded. */
  groups: readonly NamedGroup[] | undefined;
  /** The trade or state of the loaded openings, which may have none and then is not in `groups`. */
  own: NamedGroup | undefined;
  locale: string;
  onChoose: (value: string) => void;
}

/** A choice of a trade or a state. What is chosen is always in it, so that the choice is seen before openings are loaded. */
export function Filter({ label, all, value, groups = [], own, locale, onChoose }: FilterProps) {
  const id = useId();
  const listed = groups.map(({ slug }) => slug);
  const slugs = value === "" || listed.includes(value) ? listed : [value, ...listed];
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        className="field-input field-select"
        id={id}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        <option value="">{all}</option>
        {slugs.map((slug) => (
          <option key={slug} value={slug}>
            {findName(slug, [...groups, own], locale)}
          </option>
        ))}
      </select>
    </div>
  );
}
