import type { ReactNode } from "react";

interface FigureProps {
  as?: "dd" | "p" | "span";
  className?: string;
  children: ReactNode;
}

export function Figure({ as: Tag = "p", className = "", children }: FigureProps) {
  return (
    <Tag
      className={`font-head text-31 leading-100 font-heading tracking-heading tabular md:text-38 ${className}`}
    >
      {children}
    </Tag>
  );
}
