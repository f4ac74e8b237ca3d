import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "./button.tsx";

interface PanelProps {
  title: string;
  note?: string | undefined;
  children: ReactNode;
}

export function Panel({ title, note, children }: PanelProps) {
  return (
    <section className="border-b border-ink">
      <div className="flex items-baseline justify-between gap-4 border-b border-ink px-5 py-2">
        <h2 className="font-head text-part font-heading">{title}</h2>
        {note !== undefined && <p className="text-ink-2">{note}</p>}
      </div>
      {children}
    </section>
  );
}

interface LoadStatusProps {
  what: string;
  query: Pick<UseQueryResult, "data" | "error"> & { refetch: () => Promise<unknown> };
}

/** A loading message or an error. Both disappear once the data is loaded. */
export function LoadStatus({ what, query: { data, error, refetch } }: LoadStatusProps) {
  if (error === null) return data === undefined && <LoadingMessage what={what} />;
  return (
    <div role="alert" className="m-4 flex flex-wrap items-center gap-4 border-2 border-critical bg-sheet p-4">
      <p className="min-w-0 flex-1">{error.message}</p>
      <Button onClick={() => void refetch()}>Try again</Button>
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
