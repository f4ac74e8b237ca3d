export function RowNote({ children }: { children: string }) {
  return <span className="mt-0.5 block text-16 leading-140 font-regular text-ink-2">{children}</span>;
}
