import type { ReactNode } from "react";

interface ContainerProps {
  className?: string;
  children: ReactNode;
}

/** The sheet's width with its margins. */
export function Container({ className = "", children }: ContainerProps) {
  return <div className={`mx-auto w-full max-w-page px-5 ${className}`}>{children}</div>;
}
