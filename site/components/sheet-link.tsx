import type { ReactNode } from "react";

interface SheetLinkProps {
  href: string;
  rel?: "prev" | "next";
  isHiddenOnPhones?: boolean;
  children: ReactNode;
}

export function SheetLink({ href, rel, isHiddenOnPhones = true, children }: SheetLinkProps) {
  return (
    <a
      href={href}
      rel={rel}
      className={`min-h-11 items-center gap-2 no-underline underline-offset-4 hover:text-ink hover:underline ${isHiddenOnPhones ? "hidden md:inline-flex" : "inline-flex"}`}
    >
      {children}
    </a>
  );
}
