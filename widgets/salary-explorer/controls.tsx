import type { ReactNode } from "react";
import { useExplorer, useTexts } from "./pay-context.ts";
import { toSlug, type Place } from "./read-pay.ts";

interface PickerProps {
  name: string;
  label: string;
  value: string;
  onPick: (value: string) => void;
  children: ReactNode;
}

function Picker({ name, label, value, onPick, children }: PickerProps) {
  const { id } = useExplorer();
  return (
    <div className={`field pay-pick-${name}`}>
      <label className="field-label" htmlFor={id + name}>
        {label}
      </label>
      <select
        className="field-input field-select"
        id={id + name}
        value={value}
        onChange={(event) => onPick(event.target.value)}
      >
        {children}
      </select>
    </div>
  );
}

const toOption = ({ slug, name }: Place): ReactNode => (
  <option key={slug} value={slug}>
    {name}
  </option>
);

export function RolePicker() {
  const { pay, choice, choose } = useExplorer();
  const { role: label } = useTexts();
  return (
    <Picker name="role" label={label} value={choice.role} onPick={(role) => choose({ role })}>
      {pay.roles.map(({ role }) => (
        <option key={role} value={toSlug(role)}>
          {role}
        </option>
      ))}
    </Picker>
  );
}

export function PlacePicker() {
  const { pay, choice, choose } = useExplorer();
  const texts = useTexts();
  return (
    <Picker name="place" label={texts.place} value={choice.place} onPick={(place) => choose({ place })}>
      <optgroup label={texts.regions}>{pay.places.filter(({ abbr }) => !abbr).map(toOption)}</optgroup>
      <optgroup label={texts.states}>{pay.states.map(toOption)}</optgroup>
    </Picker>
  );
}

/** Experience, where pay by experience is published; where it is not, that. */
export function YearsPicker() {
  const { finding, choice, choose } = useExplorer();
  const texts = useTexts();
  if (finding.bands.length === 0)
    return (
      <div className="field pay-pick-years">
        <p className="field-label">{texts.experience}</p>
        <p className="pay-none">{texts.noBands}</p>
      </div>
    );
  return (
    <Picker name="years" label={texts.experience} value={choice.years} onPick={(years) => choose({ years })}>
      <option value="">{texts.all}</option>
      {finding.bands.map(({ experience }) => (
        <option key={experience} value={toSlug(experience)}>
          {experience}
        </option>
      ))}
    </Picker>
  );
}
