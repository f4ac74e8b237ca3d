import type { NavigationLink } from "../../model/schemas/layout.ts";
import { ArrowRight, ArrowDown } from "../drawings/marks/icons.tsx";
import type { ReactNode } from "react";
import { useLayoutStrings } from "./strings.ts";

interface PlainLinkProps {
  href: string;
  className?: string;
  children: string;
}

export function PlainLink({ href, className, children }: PlainLinkProps) {
  return (
    <p className={className}>
      <a className="inline-flex min-h-7 items-center decoration-field underline-offset-4" href={href}>
        {children}
      </a>
    </p>
  );
}

interface InlineLinksProps {
  /** Language of the pages, if it is not that of this one. The title says it once, so that the links need no mark. */
  linkLanguage?: string;
  title: string;
  links: readonly NavigationLink[];
  className?: string;
}

export function InlineLinks({ title, links, linkLanguage, className = "" }: InlineLinksProps) {
  return (
    <div className={`flex flex-wrap items-baseline ${className}`}>
      <p className="font-strong">{title}</p>
      <ul className="flex flex-wrap gap-x-5">
        {links.map(({ text, href }) => (
          <li key={href}>
            <a
              className="inline-flex min-h-9 items-center decoration-field underline-offset-4"
              href={href}
              hrefLang={linkLanguage}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ActionLinkProps {
  href: string;
  children: string;
  /** `primary` and `secondary` look like buttons, `text` like a link. */
  kind?: "primary" | "secondary" | "text";
}

export function ActionLink({ href, children, kind = "primary" }: ActionLinkProps) {
  const classNames = {
    primary: "btn btn-primary",
    secondary: "btn btn-secondary",
    text: "inline-flex min-h-11 items-center gap-2 font-strong underline decoration-signal decoration-2 underline-offset-5",
  };
  return (
    <a className={classNames[kind]} href={href}>
      {children}
      {kind === "secondary" ? null : <ArrowRight />}
    </a>
  );
}

export interface Action {
  text: string;
  href: string;
  /** `down` is for links to a section further down the same page. */
  direction?: "forward" | "down";
}

/** A row of buttons, of which the first is the main one. */
export function Actions({ actions, className = "" }: { actions: readonly Action[]; className?: string }) {
  return (
    <p className={`flex flex-wrap gap-3.5 max-md:*:w-full ${className}`}>
      {actions.map(({ text, href, direction }, index) => {
        const kind = index === 0 ? "primary" : "secondary";
        return direction === "down" ? (
          <a key={href} className={`btn btn-${kind}`} href={href}>
            {text} <ArrowDown />
          </a>
        ) : (
          <ActionLink key={href} kind={kind} href={href}>
            {text}
          </ActionLink>
        );
      })}
    </p>
  );
}

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

export const PAY_METHODOLOGY_PATH = "/insights/how-we-figure-pay";

export function MethodologyLink({ className }: { className?: string }) {
  return (
    <PlainLink className={className} href={PAY_METHODOLOGY_PATH}>
      {useLayoutStrings().pay.method}
    </PlainLink>
  );
}
