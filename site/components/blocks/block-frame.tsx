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

export function BlockTitle({ className = "", children }: { className?: string; children: string }) {
  return (
    <p
      className={`font-head text-19 leading-125 font-heading tracking-term print:break-after-avoid ${className}`}
    >
      {children}
    </p>
  );
}

export function DashList({ items, className = "" }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li
          key={item}
          className="relative py-1.25 pl-5 text-17 leading-145 before:absolute before:top-4 before:left-0 before:h-0.5 before:w-2.5 before:bg-ink"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
