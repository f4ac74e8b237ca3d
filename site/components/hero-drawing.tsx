import type { ReactNode } from "react";

export function HeroDrawing({ children }: { children: ReactNode }) {
  return (
    <div className="col-span-6 flex items-center justify-center border-line max-lg:-mx-5 max-lg:border-t max-lg:px-5 max-lg:py-7 lg:border-l lg:py-8 lg:pl-8">
      {children}
    </div>
  );
}
