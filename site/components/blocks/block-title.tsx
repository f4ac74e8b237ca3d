export function BlockTitle({ className = "", children }: { className?: string; children: string }) {
  return (
    <p
      className={`font-head text-19 leading-125 font-heading tracking-term print:break-after-avoid ${className}`}
    >
      {children}
    </p>
  );
}
