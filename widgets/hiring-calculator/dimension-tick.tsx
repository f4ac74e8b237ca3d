export function DimensionTick({ className }: { className: "left-0" | "right-0" }) {
  return <span className={`graphic absolute -bottom-2.25 h-4.25 w-[1.7px] rotate-45 bg-ink ${className}`} />;
}
