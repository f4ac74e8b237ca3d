import { useState, type ReactNode } from "react";
import type { CommonSettings } from "./settings.ts";
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

function TakeoffTable({ rows, labels }: { rows: readonly TakeoffRow[]; labels: CommonSettings["labels"] }) {
  return (
    <table className="takeoff">
      <thead>
        <tr>
          {[labels.takeoff, labels.quantity, labels.rate, labels.amount].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, quantity, rate, amount }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{quantity}</td>
            <td>{rate}</td>
            <td>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CopyButtonsProps extends Pick<CommonSettings, "id" | "labels"> {
  toCsv: () => string;
}

/**
 * Buttons that copy the table as CSV and the link to the calculator. The confirmation is shown until the
 * button loses focus.
 */
function CopyButtons({ id, labels, toCsv }: CopyButtonsProps) {
  const [message, setMessage] = useState("");
  const copy = async (text: string, doneMessage: string, fallBack: () => void): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setMessage(doneMessage);
    } catch {
      fallBack();
    }
  };
  const copyTable = (): void => {
    const csv = toCsv();
    void copy(csv, labels.copiedCsv, () => prompt(labels.copyCsv, csv));
  };
  const copyLink = (): void => {
    const { href: link } = new URL(`#${id}`, location.href);
    // Without clipboard access, put the link in the address bar.
    void copy(link, labels.copied, () => (location.hash = id));
  };
  const clearMessage = (): void => setMessage("");
  return (
    <>
      <button className="btn btn-small" type="button" onClick={copyTable} onBlur={clearMessage}>
        {labels.copyCsv}
      </button>
      <button className="btn btn-small" type="button" onClick={copyLink} onBlur={clearMessage}>
        {labels.copyLink}
      </button>
      <span role="status">{message}</span>
    </>
  );
}

export interface TakeoffRow {
  name: string;
  quantity: string;
  rate: string;
  amount: string;
}

const toCell = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const toTakeoffCsv = (
  rows: readonly TakeoffRow[],
  { takeoff, quantity, rate, amount }: CommonSettings["labels"],
): string =>
  [[takeoff, quantity, rate, amount], ...rows.map((row) => [row.name, row.quantity, row.rate, row.amount])]
    .map((cells) => `${cells.map(toCell).join()}\r\n`)
    .join("");
