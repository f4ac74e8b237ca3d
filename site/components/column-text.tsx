export function ColumnText({ children }: { children: string }) {
  return <p className="mt-2.5 mb-4.5 text-17 leading-148 text-ink-2">{children}</p>;
}
