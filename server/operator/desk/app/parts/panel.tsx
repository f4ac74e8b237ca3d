import type { ReactNode } from "react";

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
