import type { ReactNode } from "react";
import { CopyButtons } from "./copy-buttons.tsx";
import type { CommonSettings } from "./settings.ts";
import { toTakeoffCsv } from "./to-takeoff-csv.ts";
import { TakeoffTable, type TakeoffRow } from "./takeoff-table.tsx";
import type { Inputs } from "./use-inputs.ts";

interface CalculatorProps {
  settings: CommonSettings;
  inputs: Pick<Inputs<object>, "containerRef" | "hasChanges" | "reset">;
  fields: ReactNode;
  result: ReactNode;
  formula: string;
  drawing: ReactNode;
  rows: readonly TakeoffRow[];
}

export function Calculator(props: CalculatorProps) {
  const { settings, fields, result, formula, drawing, rows } = props;
  const { containerRef, hasChanges, reset: resetInputs } = props.inputs;
  const { id, title, lead, words, note, labels } = settings;
  const { text: source, ...link } = settings.source;
  const reset = (): void => {
    // The reset button is hidden after a reset, so move focus to the inputs.
    containerRef.current?.focus({ preventScroll: true });
    resetInputs();
  };
  return (
    <div className="grid gap-9 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-6">
      <div>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="mt-5 text-20 leading-148 text-ink-2">{lead}</p>
        <div
          ref={containerRef}
          className="mt-6.5 grid gap-4.5 border-t border-ink pt-5.5 md:max-lg:grid-cols-2 md:max-lg:items-start md:max-lg:gap-x-6 noscript:pointer-events-none"
          role="group"
          tabIndex={-1}
          aria-labelledby={`${id}-title`}
        >
          {fields}
          <p className="hidden noscript:block" data-without-script>
            {labels.static}
          </p>
        </div>
      </div>
      <div>
        <div role="status">
          {/* The key makes React create a new paragraph for each result, since browser translation
              replaces the text nodes that React would update. */}
          <p className="text-20 leading-120 text-ink-2" key={formula}>
            {result}
          </p>
          <p className="mt-2.5 mb-4 border-b border-ink pb-4 text-17 font-strong">{formula}</p>
        </div>
        {drawing}
        <TakeoffTable rows={rows} labels={labels} />
        <div className="grid max-w-175 gap-3.5 pt-3.5 text-16 leading-145 text-ink-2">
          <p>{words}</p>
          <p>
            {note} {labels.source}: <a {...link}>{source}</a>.
          </p>
        </div>
        <div
          className="mt-5 flex flex-wrap items-center gap-3.5 noscript:hidden print:hidden"
          data-with-script
        >
          <CopyButtons id={id} labels={labels} toCsv={() => toTakeoffCsv(rows, labels)} />
          {hasChanges && (
            <button className="btn btn-small" type="button" onClick={reset}>
              {labels.reset}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}
