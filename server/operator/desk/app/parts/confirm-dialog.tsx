import type { ReactNode } from "react";
import { useTask } from "../data/use-task.ts";
import { Button } from "./button.tsx";
import { Modal } from "./modal.tsx";

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
    <Modal labelledBy="question" width="w-150" onClose={onClose}>
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
