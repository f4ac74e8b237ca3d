import type { ReactNode } from "react";
import { useExplorer, useExplorerMessages } from "./explorer.ts";
import type { Place } from "./read-pay.ts";

interface PickerProps {
  name: "role" | "place" | "years";
  label: string;
  children: ReactNode;
}

function Picker({ name, label, children }: PickerProps) {
  const { choice, pick } = useExplorer();
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <select className="field-input field-select" name={name} value={choice[name]} onChange={pick}>
        {children}
      </select>
    </label>
  );
}

const toOption = (slug: string, name: string): ReactNode => (
  <option key={slug} value={slug}>
    {name}
  </option>
);
const toPlaceOption = ({ slug, name }: Place): ReactNode => toOption(slug, name);

export function Controls() {
  const { pay, choice, result, isBrief } = useExplorer();
  const texts = useExplorerMessages();
  return (
    <div className="pay-picks">
      <Picker name="role" label={texts.role}>
        {isBrief
          ? toOption(choice.role, result.name)
          : pay.roles.map(({ slug, role }) => toOption(slug, role))}
      </Picker>
      <Picker name="place" label={texts.place}>
        {isBrief ? (
          toPlaceOption(result.chosenPlace)
        ) : (
          <>
            <optgroup label={texts.regions}>
              {pay.places.filter(({ abbr }) => !abbr).map(toPlaceOption)}
            </optgroup>
            <optgroup label={texts.states}>{pay.states.map(toPlaceOption)}</optgroup>
          </>
        )}
      </Picker>
      {result.bands.length > 0 ? (
        <Picker name="years" label={texts.experience}>
          <option value="">{texts.all}</option>
          {result.bands.map(({ slug, experience }) => toOption(slug, experience))}
        </Picker>
      ) : (
        <div className="field">
          <span className="field-label">{texts.experience}</span>
          <p className="pay-none">{texts.noBands}</p>
        </div>
      )}
    </div>
  );
}
