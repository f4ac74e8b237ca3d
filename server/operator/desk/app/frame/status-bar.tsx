import { Button, KeyCap } from "../parts/button.tsx";
import type { Route } from "../data/route.ts";
import { useDesk } from "../data/desk-context.ts";
import { shortcuts, type Shortcut } from "./shortcuts.tsx";

interface ToastProps {
  text: string;
  onUndo: (() => void) | undefined;
}

export function Toast({ text, onUndo }: ToastProps) {
  const isShown = text !== "";
  return (
    <div
      className={`fixed right-4 bottom-28 z-20 flex max-w-120 items-center gap-4 bg-ink text-paper max-lg:top-4 max-lg:bottom-auto max-lg:left-4 max-lg:max-w-none ${isShown ? "border-2 border-paper px-4 py-3" : "sr-only"}`}
    >
      <p role="status" className="min-w-0 flex-1 wrap-anywhere">
        {text}
      </p>
      {isShown && onUndo !== undefined && (
        <span className="[--color-ink:var(--color-dark-paper)]">
          <Button hotkey="U" onClick={onUndo}>
            Undo
          </Button>
        </span>
      )}
    </div>
  );
}

function shortcutsOf({ view, openSubmission }: Route): readonly Shortcut[] {
  if (openSubmission !== undefined) return shortcuts["In a submission"];
  return view === "inbox" || view === "flagged" ? shortcuts["In a list"] : [];
}

export function StatusBar({ isLive }: { isLive: boolean }) {
  const { route, undoName } = useDesk();
  const viewShortcuts = shortcutsOf(route);
  const shown = [...viewShortcuts, ...shortcuts.Anywhere].filter(
    ({ keys, isMain }: Shortcut) => isMain && (!keys.includes("U") || undoName !== undefined),
  );
  return (
    <footer className="flex items-center gap-5 border-t border-ink px-4 py-1.5 max-lg:hidden">
      {shown.map(({ keys, meaning }) => (
        <span key={meaning} className="flex min-w-0 items-center gap-1.5 whitespace-nowrap">
          {keys.map((cap) => (
            <KeyCap key={cap}>{cap}</KeyCap>
          ))}
          <span className="truncate">{keys.includes("U") ? "undo" : meaning}</span>
        </span>
      ))}
      <span className="ml-auto whitespace-nowrap text-ink-2">{isLive ? "Live" : "Not live"}</span>
    </footer>
  );
}
