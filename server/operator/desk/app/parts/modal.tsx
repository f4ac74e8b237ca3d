import { useEffect, useRef, type ReactNode } from "react";

interface ModalProps {
  /** The id of its heading. */
  labelledBy: string;
  /** Its widest, as a utility. */
  width: string;
  /** Called once it is closed, by Escape as well. */
  onClose: () => void;
  /** Its content; `close` closes it. */
  children: (close: () => void) => ReactNode;
}

/**
 * A dialog over the desk, open as long as it is rendered. The browser's own `close` event comes in a task of its own, which a key that is
 * pressed right after overtakes, so whoever opened the dialog is told without waiting for it.
 */
export function Modal({ labelledBy, width, onClose, children }: ModalProps) {
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
      className={`m-auto max-h-[90dvh] max-w-full overflow-y-auto border-2 border-ink bg-sheet p-6 text-ink ${width}`}
    >
      {children(close)}
    </dialog>
  );
}
