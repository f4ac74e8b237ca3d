export function SectionTitle({ id, children }: { id: string; children: string }) {
  return (
    <h2 id={id} className="text-31 leading-[1.1] tracking-[-0.02em]">
      {children}
    </h2>
  );
}
