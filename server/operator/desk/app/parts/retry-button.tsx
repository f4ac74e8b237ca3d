import { useState } from "react";
import { ask, sentence } from "../data/ask.ts";
import { useDesk } from "../data/desk-context.ts";
import { Button } from "./button.tsx";

/** Retries a delivery, or with `all` every failed one. */
export function RetryButton({ id, onDone, children }: { id: string; onDone: () => void; children: string }) {
  const { tell } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    try {
      const { retried } = await ask<{ retried: number }>(`/deliveries/${id}/retry`, { method: "POST" });
      tell(
        retried === 1 ? "It will be sent again in a moment." : `${retried} will be sent again in a moment.`,
      );
    } catch (error) {
      tell(sentence(error));
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
