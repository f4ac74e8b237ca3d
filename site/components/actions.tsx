import { ArrowDown } from "../drawings/marks/arrows.tsx";
import { ActionLink } from "./action-link.tsx";

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
