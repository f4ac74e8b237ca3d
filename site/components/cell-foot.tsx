import { ArrowRight } from "../drawings/marks/arrows.tsx";

export function CellFoot({ children }: { children: string }) {
  return (
    <span className="mt-auto flex min-h-13.5 items-center justify-between gap-3 border-t border-line text-17 font-strong">
      {children} <ArrowRight />
    </span>
  );
}
