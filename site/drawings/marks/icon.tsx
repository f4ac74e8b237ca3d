import type { ReactNode } from "react";

export type IconProps = { className?: string };

/** Frame of all small signs: drawn in the colour of the text beside them, hidden from readers who hear that text. */
export function Icon({
  className,
  width,
  height,
  children,
}: IconProps & { width: number; height: number; children: ReactNode }) {
  return (
    <svg
      className={className ? `icon ${className}` : "icon"}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}
