import type { CSSProperties, ReactNode } from "react";

/**
 * A layout table, for mail clients without modern CSS; `role="presentation"` hides it from screen readers.
 */
export function Grid({
  children,
  style,
  className,
  width,
}: {
  children: ReactNode;
  style?: CSSProperties;
  className?: string;
  /** Width in pixels, for mail clients that do not support `max-width`. */
  width?: number;
}) {
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      width={width}
      className={className}
      style={{ width: "100%", borderCollapse: "collapse", ...style }}
    >
      <tbody>{children}</tbody>
    </table>
  );
}
