import type { ReactNode } from "react";

export function BlockFrame({ caption, children }: { caption?: string; children: ReactNode }) {
  return (
    <figure className="col-span-full! mt-3.5 mb-7.5 max-w-none!">
      {caption === undefined ? null : (
        <figcaption className="pb-3.5 font-head text-19 leading-130 font-label tracking-term print:break-after-avoid">
          {caption}
        </figcaption>
      )}
      {children}
    </figure>
  );
}
