import { Button } from "../parts/button.tsx";

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
