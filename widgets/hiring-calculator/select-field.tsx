import { useId } from "react";

interface SelectFieldProps {
  name: string;
  label: string;
  hint?: string | undefined;
  value: string;
  isDisabled?: boolean;
  groups: readonly { label?: string; options: readonly { slug: string; name: string }[] }[];
  onChange: (slug: string) => void;
}

export function SelectField({
  name,
  label,
  hint,
  value,
  isDisabled = false,
  groups,
  onChange,
}: SelectFieldProps) {
  const id = useId();
  const options = (items: (typeof groups)[number]["options"]) =>
    items.map(({ slug, name: text }) => (
      <option key={slug} value={slug}>
        {text}
      </option>
    ));
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="field-input field-select"
        name={name}
        autoComplete="off"
        disabled={isDisabled}
        value={value}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      >
        {groups.map((group) =>
          group.label === undefined ? (
            options(group.options)
          ) : (
            <optgroup key={group.label} label={group.label}>
              {options(group.options)}
            </optgroup>
          ),
        )}
      </select>
      {hint !== undefined && (
        <p className="mt-1.5 text-16 leading-145 text-ink-2" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
