import { ArrowRight } from "../drawings/marks/arrows.tsx";

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
