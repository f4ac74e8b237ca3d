import type { CSSProperties, ReactNode } from "react";

/** A table that lays out, for mail programs that know nothing newer; screen readers take it for plain text. */
export function Grid({
  children,
  style,
  className,
  width,
}: {
  children: ReactNode;
  style?: CSSProperties;
  className?: string;
  /** In pixels, for programs that do not know `max-width`. */
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
