import type { ReactNode } from "react";
import { Figure } from "../figures.tsx";

interface FigureRowProps {
  figures: readonly { figure: string; label: ReactNode }[];
  className?: string;
}

export function FigureRow({ figures, className = "" }: FigureRowProps) {
  return (
    <dl className={`grid grid-cols-[repeat(auto-fit,minmax(150px,1fr))] gap-x-6 ${className}`}>
      {figures.map(({ figure, label }, index) => (
        <div key={index} className="flex flex-col-reverse justify-end py-4.5 print:break-inside-avoid">
          <dt className="mt-2 text-17 leading-135 text-ink-2">{label}</dt>
          <Figure as="dd">{figure}</Figure>
        </div>
      ))}
    </dl>
  );
}
