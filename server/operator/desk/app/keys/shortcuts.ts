import { statusChoices } from "../data/status-changes.ts";
import { statusNames } from "../format/labels.ts";

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

export const shortcuts = {
  "In a list": [
    { keys: ["J", "K"], meaning: "next, previous row", isMain: true },
    { keys: ["Enter"], meaning: "open", isMain: true },
    ...statusShortcuts,
    { keys: ["X"], meaning: "select the row", isMain: true },
    { keys: ["Shift", "X"], meaning: "select up to the row" },
    { keys: ["A"], meaning: "select all rows shown, or none" },
    { keys: ["L", "D"], meaning: "release, delete flagged (asks first)" },
    { keys: ["Esc"], meaning: "clear the selection" },
  ],
  "In a submission": [
    { keys: ["J", "K"], meaning: "next, previous submission", isMain: true },
    { keys: ["R"], meaning: "reply", isMain: true },
    ...statusShortcuts,
    { keys: ["I"], meaning: "write a note", isMain: true },
    { keys: ["L", "D"], meaning: "release, delete if flagged (asks first)" },
    { keys: ["Esc"], meaning: "back to the list", isMain: true },
  ],
  Anywhere: [
    { keys: ["U"], meaning: "undo the last status change", isMain: true },
    { keys: ["/"], meaning: "search", isMain: true },
    { keys: ["1-8"], meaning: "open, late, and the six statuses" },
    { keys: ["9", "0"], meaning: "flagged, failed deliveries" },
    { keys: ["?"], meaning: "all keys", isMain: true },
  ],
} satisfies Record<string, readonly Shortcut[]>;
