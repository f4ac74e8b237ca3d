import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Modal } from "./modal.tsx";

interface ConfirmDialogProps {
  title: string;
  action: string;
  look?: "danger" | "primary";
  isBusy: boolean;
  isActionPossible?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

export function ConfirmDialog({
  title,
  action,
  look = "danger",
  isBusy,
  isActionPossible = true,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps) {
  return (
    <Modal labelledBy="question" width="w-150" onClose={onClose}>
      {(close) => (
        <>
          <h2 id="question" className="font-head text-title font-heading">
            {title}
          </h2>
          <div className="my-4 grid gap-3">{children}</div>
          <div className="flex flex-wrap justify-end gap-3">
            <Button onClick={close}>Cancel</Button>
            <Button look={look} disabled={isBusy || !isActionPossible} onClick={onConfirm}>
              {action}
            </Button>
          </div>
        </>
      )}
    </Modal>
  );
}
