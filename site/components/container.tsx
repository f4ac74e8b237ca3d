import type { ReactNode } from "react";

interface ContainerProps {
  className?: string;
  children: ReactNode;
}

export function Container({ className = "", children }: ContainerProps) {
  return (
    <div className={`mx-auto w-full max-w-page px-5 print:max-w-none print:px-[21mm] ${className}`}>
      {children}
    </div>
  );
}
