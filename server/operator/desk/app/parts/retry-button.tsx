import { useState } from "react";
import { callApi, errorMessage } from "../data/call-api.ts";
import { useDesk } from "../data/desk-context.ts";
import { Button } from "./button.tsx";

/** Retries a delivery, or every failed one if the id is `all`. */
export function RetryButton({ id, onDone, children }: { id: string; onDone: () => void; children: string }) {
  const { notify } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    try {
      const { retried } = await callApi<{ retried: number }>(`/deliveries/${id}/retry`, { method: "POST" });
      notify(
        retried === 1
          ? "The delivery will be retried in a moment."
          : `${retried} deliveries will be retried in a moment.`,
      );
    } catch (error) {
      notify(errorMessage(error));
    }
    setBusy(false);
    onDone();
  };
  return (
    <Button disabled={isBusy} onClick={() => void retry()}>
      {children}
    </Button>
  );
}
