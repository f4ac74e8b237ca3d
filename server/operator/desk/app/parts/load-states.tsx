import { useEffect, useState, type ReactNode } from "react";
import type { LoadState } from "../data/use-fetch.ts";
import { Button } from "./button.tsx";

/** A loading message or an error. Both disappear once the data is loaded. */
export function LoadStatus({ what, data, error, reload }: LoadState<unknown> & { what: string }) {
  if (error === undefined) return data === undefined && <LoadingMessage what={what} />;
  return (
    <div role="alert" className="m-4 flex flex-wrap items-center gap-4 border-2 border-critical bg-sheet p-4">
      <p className="min-w-0 flex-1">{error}</p>
      <Button onClick={reload}>Try again</Button>
    </div>
  );
}

/** A loading message that appears after a delay, and later says that loading is taking a while. */
function LoadingMessage({ what }: { what: string }) {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    const timers = [300, 5_000].map((delay, index) => setTimeout(() => setStage(index + 1), delay));
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <p role="status" className="p-4 text-ink-2">
      {stage > 0 && `Loading ${what}…`}
      {stage > 1 && " This is taking longer than usual."}
    </p>
  );
}

export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="p-6">
      <h2 className="font-head text-title font-heading">{title}</h2>
      <div className="mt-1 max-w-150 text-ink-2">{children}</div>
    </div>
  );
}
