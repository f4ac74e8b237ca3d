import { useEffect, useEffectEvent, useRef, type ReactNode } from "react";
import { useTask } from "../data/desk-context.ts";
import { Button, KeyCap } from "./button.tsx";

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
  children: (close: () => void) => ReactNode;
}

/**
 * A modal dialog that is open while rendered. Calls `onClose` synchronously, because the browser fires `close` in a
 * later task, possibly after the next key press.
 */
export function Modal({ labelledBy, widthClass, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => {
    dialog.current?.close();
    onClose();
  };
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

interface Choice {
  key: string | number;
  content: ReactNode;
  /** Undefined if the choice is an action, and none is the present one. */
  isChosen?: boolean;
  choose: () => void;
}

interface ChoicesProps {
  choices: readonly Choice[];
  /** Digit of the first choice. */
  first?: number;
  isDisabled?: boolean;
  className?: string;
}

/** The choices of a dialog. Each has a digit, up to 9, which chooses it while no text is typed. */
export function Choices({ choices, first = 1, isDisabled = false, className = "" }: ChoicesProps) {
  usePressed(({ key, target, repeat }) => {
    const isTyping = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
    if (!isTyping && !repeat && !isDisabled && /^\d$/.test(key)) choices[Number(key) - first]?.choose();
  });
  return (
    <div className={`grid gap-2 ${className}`}>
      {choices.map(({ key, content, isChosen, choose }, index) => (
        <Button
          key={key}
          disabled={isDisabled}
          look={isChosen === true ? "chosen" : "plain"}
          aria-pressed={isChosen}
          onClick={choose}
        >
          {content}
          {first + index < 10 && <KeyCap>{first + index}</KeyCap>}
        </Button>
      ))}
    </div>
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
