import { callApi } from "../data/call-api.ts";
import { useDesk } from "../data/desk-context.ts";
import { useTask } from "../data/use-task.ts";
import { Button } from "./button.tsx";

/** Retries a delivery, or every failed one if the id is `all`. */
export function RetryButton({ id, onDone, children }: { id: string; onDone: () => void; children: string }) {
  const { notify } = useDesk();
  const [isBusy, run] = useTask();
  const retry = async () => {
    const { retried } = await callApi<{ retried: number }>(`/deliveries/${id}/retry`, { body: {} });
    notify(
      retried === 1
        ? "The delivery will be retried in a moment."
        : `${retried} deliveries will be retried in a moment.`,
    );
  };
  return (
    <Button disabled={isBusy} onClick={() => void run(retry).then(onDone)}>
      {children}
    </Button>
  );
}
