import { useEffect, useRef, type ReactNode } from "react";
import { Button } from "./button.tsx";

interface QuestionProps {
  title: string;
  /** What the answer does, on the button that does it. */
  action: string;
  /** Danger, unless what it does is no loss. */
  look?: "danger" | "primary";
  isBusy: boolean;
  /** Whether the action makes sense at present. */
  isPossible?: boolean;
  onAct: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A question before something that cannot be undone; Escape and Cancel leave everything as it is. */
export function Question({
  title,
  action,
  look = "danger",
  isBusy,
  isPossible = true,
  onAct,
  onClose,
  children,
}: QuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby="question"
      onClose={onClose}
      className="m-auto max-h-[90dvh] w-150 max-w-full overflow-y-auto border-2 border-ink bg-sheet p-6 text-ink"
    >
      <h2 id="question" className="font-head text-title font-heading">
        {title}
      </h2>
      <div className="my-4 grid gap-3">{children}</div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={() => dialog.current?.close()}>Cancel</Button>
        <Button look={look} disabled={isBusy || !isPossible} onClick={onAct}>
          {action}
        </Button>
      </div>
    </dialog>
  );
}
