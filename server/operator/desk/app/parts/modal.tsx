import { useEffect, useRef, type ReactNode } from "react";

interface ModalProps {
  labelledBy: string;
  /** Maximum width, as a Tailwind utility. */
  width: string;
  onClose: () => void;
  children: (close: () => void) => ReactNode;
}

/**
 * A modal dialog that is open while rendered. Calls `onClose` synchronously, because the browser fires `close` in a
 * later task, possibly after the next key press.
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
