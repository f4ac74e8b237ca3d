import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from "react";
import { fillText, type CommonSettings, type ValueSource } from "./settings.ts";
import { clampAmount, parseAmount, type Inputs, type Limits } from "./use-inputs.ts";

interface NumberFieldProps {
  name: string;
  label: string;
  tag: ValueSource;
  hint?: ReactNode;
  value: number;
  limits: Limits;
  formatValue: (value: number) => string;
  onChange: (value: number) => void;
  settings: Pick<CommonSettings, "tags" | "labels">;
}

/** Returns a function that renders one of a calculator's number fields. */
export const numberFields =
  <Name extends string>(
    limits: Readonly<Record<Name, Limits>>,
    { values, isChanged, set }: Pick<Inputs<Record<NoInfer<Name>, number>>, "values" | "isChanged" | "set">,
    settings: NumberFieldProps["settings"],
  ) =>
  (
    name: Name,
    label: string,
    initialSource: ValueSource,
    formatValue: (value: number) => string,
    hint?: ReactNode,
  ) => (
    <NumberField
      key={name}
      tag={isChanged(name) ? "yours" : initialSource}
      value={values[name]}
      limits={limits[name]}
      onChange={(value) => set({ [name]: value } as Record<Name, number>)}
      {...{ name, label, hint, formatValue, settings }}
    />
  );

function NumberField(props: NumberFieldProps) {
  const { name, label, tag, hint, value, formatValue, onChange, settings } = props;
  const [min, max, step] = props.limits;
  const id = useId();
  // Text while the visitor is typing. On blur, the field shows the formatted value again.
  const [draft, setDraft] = useState<string>();
  /** The number that was typed or is in the URL, which may be out of range. */
  const [typed, setTyped] = useState<number>();
  useEffect(() => {
    const input = document.getElementById(id) as HTMLInputElement;
    const isTyped = input.value !== input.defaultValue;
    const text = isTyped ? input.value : (new URLSearchParams(location.search).get(name) ?? "");
    /* oxlint-disable react/set-state-in-effect -- text from before hydration is only in the DOM */
    setTyped(parseAmount(text));
    if (isTyped && input === document.activeElement) setDraft(input.value);
    /* oxlint-enable react/set-state-in-effect */
  }, [id, name]);
  // A number that is too low so far may be that of somebody who is still typing.
  const isOutOfRange = typed !== undefined && (typed > max || (typed < min && draft === undefined));
  // "Start over" has changed the value since, if it is not the clamped one.
  const isClamped = isOutOfRange && value === clampAmount(typed, props.limits);
  const moveBy = (steps: number): void => {
    setDraft(undefined);
    setTyped(undefined);
    onChange(clampAmount(value + steps * step, props.limits));
  };
  const onKey = (event: KeyboardEvent): void => {
    const steps = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    moveBy(steps);
  };
  const button = (steps: -1 | 1, text: string) => (
    <button
      type="button"
      className="flex h-13 items-center justify-center border border-field bg-sheet not-aria-disabled:hover:bg-ink not-aria-disabled:hover:text-paper aria-disabled:cursor-default aria-disabled:text-ink-3 noscript:hidden print:hidden"
      aria-label={fillText(text, { field: label })}
      // A disabled button would lose the focus as soon as a limit is reached.
      aria-disabled={steps < 0 ? value <= min : value >= max}
      onClick={() => moveBy(steps)}
    >
      <svg
        className="stroke-current stroke-[1.8]"
        viewBox="0 0 14 14"
        width="14"
        height="14"
        aria-hidden="true"
      >
        <path d={steps < 0 ? "M1 7h12" : "M1 7h12M7 1v12"} />
      </svg>
    </button>
  );
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label} <span className="field-optional">{settings.tags[tag]}</span>
      </label>
      <div className="grid grid-cols-[52px_minmax(0,1fr)_52px] noscript:grid-cols-1">
        {button(-1, settings.labels.less)}
        <input
          id={id}
          className="field-input rounded-none border-x-0 text-center font-strong focus-visible:z-1"
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          aria-valuemin={min}
          aria-valuemax={max}
          aria-valuenow={value}
          aria-valuetext={formatValue(value)}
          aria-describedby={hint === undefined ? `${id}-limits` : `${id}-limits ${id}-hint`}
          value={draft ?? formatValue(value)}
          onChange={({ target }) => {
            setDraft(target.value);
            const typedNumber = parseAmount(target.value);
            setTyped(typedNumber);
            if (typedNumber !== undefined) onChange(clampAmount(typedNumber, props.limits));
          }}
          onBlur={() => setDraft(undefined)}
          onKeyDown={onKey}
        />
        {button(1, settings.labels.more)}
      </div>
      <div
        className="mt-1.5 text-16 leading-145 font-strong empty:hidden"
        id={`${id}-limits`}
        aria-live="polite"
      >
        {isClamped &&
          fillText(settings.labels.limits, {
            min: formatValue(min),
            max: formatValue(max),
            value: formatValue(value),
          })}
      </div>
      {hint !== undefined && (
        <p className="mt-1.5 text-16 leading-145 text-ink-2" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

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
