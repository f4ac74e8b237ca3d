import type { ButtonHTMLAttributes, ReactNode } from "react";
import { KeyCap } from "./key-cap.tsx";

const looks = {
  primary:
    "border-signal bg-signal text-ink enabled:hover:border-ink enabled:hover:bg-ink enabled:hover:text-paper",
  chosen: "border-ink bg-ink text-paper",
  plain: "border-ink bg-paper text-ink enabled:hover:bg-ink enabled:hover:text-paper",
  quiet: "border-dashed border-ink bg-paper text-ink enabled:hover:bg-ink enabled:hover:text-paper",
  danger: "border-critical bg-critical text-white enabled:hover:border-ink enabled:hover:bg-ink",
};
const baseClasses =
  "inline-flex min-h-8 items-center gap-2 rounded-control border px-3 font-head text-dense font-strong whitespace-nowrap no-underline max-md:min-h-11 disabled:cursor-progress disabled:border-dashed disabled:opacity-70";

interface SharedProps {
  look?: keyof typeof looks;
  hotkey?: string;
  children: ReactNode;
}

const Caption = ({ hotkey, children }: Pick<SharedProps, "hotkey" | "children">) => (
  <>
    {children}
    {hotkey !== undefined && <KeyCap>{hotkey}</KeyCap>}
  </>
);

export function Button({
  look = "plain",
  hotkey,
  children,
  ...rest
}: SharedProps & Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className">) {
  return (
    <button type="button" className={`${baseClasses} cursor-pointer ${looks[look]}`} {...rest}>
      <Caption hotkey={hotkey}>{children}</Caption>
    </button>
  );
}

export function ButtonLink({ look = "plain", hotkey, children, ...link }: SharedProps & { href: string }) {
  return (
    <a className={`${baseClasses} ${looks[look]}`} {...link}>
      <Caption hotkey={hotkey}>{children}</Caption>
    </a>
  );
}
