import type { ReactNode } from "react";

interface PageTitleProps {
  /** `article` is a step smaller, for long titles. */
  size?: "page" | "article";
  children: ReactNode;
}

/** The page's one h1. */
export function PageTitle({ size = "page", children }: PageTitleProps) {
  return (
    <h1 id="page-title" className={size === "article" ? "md:text-62 md:leading-100" : undefined}>
      {children}
    </h1>
  );
}
