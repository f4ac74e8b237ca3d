import type { ReactNode, RefObject } from "react";
import { CopyButtons } from "./copy-buttons.tsx";
import type { CommonSettings } from "./settings.ts";
import { takeoffCsv } from "./takeoff-csv.ts";
import { Takeoff, type TakeoffRow } from "./takeoff.tsx";

interface CalculatorProps {
  settings: CommonSettings;
  inputs: RefObject<HTMLDivElement | null>;
  fields: ReactNode;
  /** The result in large figures, and what they are. */
  result: ReactNode;
  /** The result's arithmetic in one line. */
  formula: string;
  drawing: ReactNode;
  rows: readonly TakeoffRow[];
  /** Whether anything has been changed. */
  isOwn: boolean;
  onReset: () => void;
}

/** A calculator: its inputs at the left, and at the right its result, as a drawing and as a table that says the same. */
export function Calculator({
  settings,
  inputs,
  fields,
  result,
  formula,
  drawing,
  rows,
  ...rest
}: CalculatorProps) {
  const { id, title, lead, words, note, labels, source } = settings;
  return (
    <div className="calculator">
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="calculator-lead">{lead}</p>
        <div ref={inputs} className="calculator-fields" role="group" aria-labelledby={`${id}-title`}>
          {fields}
          <p className="calculator-static">{labels.static}</p>
        </div>
      </div>
      <div>
        <div role="status">
          <p className="calculator-result">{result}</p>
          <p className="calculator-formula">{formula}</p>
        </div>
        {drawing}
        <Takeoff rows={rows} labels={labels} />
        <p className="calculator-note">{words}</p>
        <p className="calculator-note">
          {note} {labels.source}: <a href={source.href}>{source.text}</a>.
        </p>
        <div className="calculator-actions">
          <CopyButtons id={id} labels={labels} toCsv={() => takeoffCsv(rows, labels)} />
          {rest.isOwn && (
            <button className="btn btn-small" type="button" onClick={rest.onReset}>
              {labels.reset}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
