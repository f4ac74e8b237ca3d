import type { ReactNode } from "react";

export type IconProps = { className?: string };

/** Base of all icons: they have the text color and are hidden from assistive technology. */
export function Icon({
  className = "h-4.25 w-4.5",
  width,
  height,
  children,
}: IconProps & { width: number; height: number; children: ReactNode }) {
  return (
    <svg
      className={`inline-block flex-none overflow-visible align-[-0.1em] ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.7"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
