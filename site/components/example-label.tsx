/** Says of a drawing or a story that it is an example; dashed, as what is not built yet. */
export function ExampleLabel({ className = "", children }: { className?: string; children: string }) {
  return (
    <span
      className={`inline-flex items-center border border-dashed border-ink px-2.75 py-1.25 text-16 leading-130 font-strong ${className}`}
    >
      {children}
    </span>
  );
}
