import type { ReactNode } from "react";
import type { Site } from "../../model/kinds/site.ts";
import type { NavigationLink } from "../../model/schemas/layout.ts";
import { ArrowLeft, ArrowRight } from "../drawings/marks/icons.tsx";
import { fillText } from "./strings.ts";
import { SheetLink } from "./links.tsx";

interface SheetCountProps {
  isHiddenOnPhones?: boolean;
  children: ReactNode;
}

export function SheetCount({ isHiddenOnPhones = false, children }: SheetCountProps) {
  return (
    <span
      className={`font-mono text-13 tracking-mono ${isHiddenOnPhones ? "hidden md:inline" : "max-[359px]:hidden"}`}
    >
      {children}
    </span>
  );
}

interface SheetNeighborsProps {
  /** The page's position among its siblings, such as `Sheet 2 of 5`. */
  count: string;
  previous?: NavigationLink;
  next?: NavigationLink;
}

export function SheetNeighbors({ count, previous, next }: SheetNeighborsProps) {
  const hasNeighbors = previous !== undefined || next !== undefined;
  return (
    <div className="flex items-center gap-5.5">
      {previous === undefined ? null : (
        <SheetLink href={previous.href}>
          <ArrowLeft /> {previous.text}
        </SheetLink>
      )}
      <SheetCount isHiddenOnPhones={!hasNeighbors}>{count}</SheetCount>
      {next === undefined ? null : (
        <SheetLink href={next.href}>
          {next.text} <ArrowRight />
        </SheetLink>
      )}
    </div>
  );
}

/**
 * Returns a page's position and neighbors in the header's navigation.
 * @throws Error if the header does not link to the page
 */
export function findHeaderNeighbors(
  { navigation, layout }: Pick<Site, "navigation" | "layout">,
  href: string,
): SheetNeighborsProps {
  const pages = navigation.links.filter((link) => !link.href.includes("#"));
  const index = pages.findIndex((link) => link.href === href);
  if (index < 0) throw new Error(`navigation.yaml has no header link to ${href}.`);
  return {
    count: fillText(layout.sheetCount, { number: index + 1, count: pages.length }),
    previous: pages[index - 1],
    next: pages[index + 1],
  };
}
