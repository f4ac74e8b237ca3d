import { statusChoices } from "../data/status-changes.ts";
import { statusNames } from "../data/labels.ts";
import { Button, KeyCap } from "../parts/button.tsx";
import { Modal, usePressed } from "../parts/dialogs.tsx";

export interface Shortcut {
  keys: readonly string[];
  meaning: string;
  /** Whether the status bar shows this key; it has room for only a few. */
  isMain?: boolean;
}

const statusShortcuts = statusChoices.map(([status, key]): Shortcut => ({
  keys: [key],
  meaning: statusNames[status].toLowerCase(),
}));

const sharedShortcuts: readonly Shortcut[] = [
  { keys: ["A"], meaning: "assign", isMain: true },
  { keys: ["O"], meaning: "take, or give up" },
  { keys: ["Z"], meaning: "snooze", isMain: true },
  { keys: ["G"], meaning: "tags" },
];

export const shortcuts = {
  "In a list": [
    { keys: ["J", "K"], meaning: "next, previous row", isMain: true },
    { keys: ["Enter"], meaning: "open", isMain: true },
    ...statusShortcuts,
    { keys: ["X"], meaning: "select the row", isMain: true },
    { keys: ["Shift", "X"], meaning: "select up to the row" },
    { keys: ["Shift", "A"], meaning: "select all rows shown, or none" },
    ...sharedShortcuts,
    { keys: ["F"], meaning: "filter" },
    { keys: ["L", "D"], meaning: "release, delete flagged (asks first)" },
    { keys: ["Esc"], meaning: "clear the selection" },
  ],
  "In a submission": [
    { keys: ["J", "K"], meaning: "next, previous submission", isMain: true },
    { keys: ["R"], meaning: "reply", isMain: true },
    { keys: ["T"], meaning: "reply with a template" },
    { keys: ["Ctrl", "Enter"], meaning: "send the reply" },
    { keys: ["L"], meaning: "call, log the result" },
    ...statusShortcuts,
    { keys: ["I"], meaning: "write a note", isMain: true },
    ...sharedShortcuts,
    { keys: ["L", "D"], meaning: "release, delete if flagged (asks first)" },
    { keys: ["Esc"], meaning: "back to the list", isMain: true },
  ],
  Anywhere: [
    { keys: ["U"], meaning: "undo the last status change", isMain: true },
    { keys: ["/"], meaning: "search", isMain: true },
    { keys: ["1-4"], meaning: "mine, nobody's, everyone's, snoozed" },
    { keys: ["5-9", "0"], meaning: "late, four statuses, flagged" },
    { keys: ["?"], meaning: "all keys", isMain: true },
  ],
} satisfies Record<string, readonly Shortcut[]>;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest("input:not([type=checkbox]), textarea, select, dialog") !== null;

/**
 * Keys that repeat while held down. Other keys act once per press: their action may remove the row from the list, and
 * a repeat would act on the next row.
 */
const repeatingKeys: ReadonlySet<string> = new Set(["j", "k"]);

type KeyActions = Readonly<Record<string, ((event: KeyboardEvent) => void) | undefined>>;

/** Handles keyboard shortcuts, except in text fields, selects and dialogs. */
export function useKeys(keys: KeyActions): void {
  usePressed((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event.target)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const action = keys[key];
    if (action === undefined) return;
    event.preventDefault();
    if (!event.repeat || repeatingKeys.has(key)) action(event);
  });
}

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal labelledBy="keys" widthClass="w-250" onClose={onClose}>
      {(close) => (
        <>
          <div className="flex items-center justify-between gap-4 border-b border-ink pb-3">
            <h2 id="keys" className="font-head text-title font-heading">
              All keys
            </h2>
            <Button onClick={close}>Close</Button>
          </div>
          <div className="mt-3 grid gap-6 md:grid-cols-3">
            {Object.entries<readonly Shortcut[]>(shortcuts).map(([place, keys]) => (
              <section key={place}>
                <h3 className="font-head text-part font-heading">{place}</h3>
                <dl className="mt-1">
                  {keys.map(({ keys: caps, meaning }) => (
                    <div
                      key={meaning}
                      className="grid grid-cols-[6rem_minmax(0,1fr)] items-baseline gap-2 border-b border-line py-1.5"
                    >
                      <dt className="flex flex-wrap gap-1">
                        {caps.map((cap) => (
                          <KeyCap key={cap}>{cap}</KeyCap>
                        ))}
                        <span className="sr-only">{caps.join(" ")}</span>
                      </dt>
                      <dd>{meaning}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            ))}
          </div>
          <p className="mt-4 text-ink-2">Shortcuts are off while you type in a field or a dialog is open.</p>
        </>
      )}
    </Modal>
  );
}
