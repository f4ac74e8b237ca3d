import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { useTask } from "../data/desk-context.ts";
import { Button } from "./button.tsx";

/** Calls a function with each key pressed in the window, also in fields and dialogs. */
export function usePressed(onPress: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

interface ModalProps {
  labelledBy: string;
  /** Width in a wide window, as a Tailwind utility. */
  widthClass: string;
  onClose: () => void;
  /** Called with a digit that is pressed while no text is typed. */
  onDigit?: (digit: number, close: () => void) => void;
  children: (close: () => void) => ReactNode;
}

/**
 * A modal dialog that is open while rendered. Calls `onClose` synchronously, because the browser fires `close` in a
 * later task, possibly after the next key press.
 */
export function Modal({ labelledBy, widthClass, onClose, onDigit, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => {
    dialog.current?.close();
    onClose();
  };
  usePressed(({ key, target, repeat }) => {
    const isTyping = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
    if (!isTyping && !repeat && /^\d$/.test(key)) onDigit?.(Number(key), close);
  });
  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      onCancel={close}
      onClose={onClose}
      className={`m-auto max-h-[90dvh] max-w-full overflow-y-auto border-2 border-ink bg-sheet p-6 text-ink ${widthClass}`}
    >
      {children(close)}
    </dialog>
  );
}

interface ConfirmDialogProps {
  title: string;
  action: string;
  look?: "danger" | "primary";
  isActionPossible: boolean;
  onConfirm: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

export function ConfirmDialog({
  title,
  action,
  look = "danger",
  isActionPossible,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  const [isBusy, run] = useTask();
  return (
    <Modal labelledBy="question" widthClass="w-150" onClose={onClose}>
      {(close) => (
        <>
          <h2 id="question" className="font-head text-title font-heading">
            {title}
          </h2>
          <div className="my-4 grid gap-3">{children}</div>
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={close}>Cancel</Button>
            <Button look={look} disabled={isBusy || !isActionPossible} onClick={() => void run(onConfirm)}>
              {action}
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}
