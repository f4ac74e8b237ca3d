import { paint } from "./palette.ts";
import { TEXT_STYLES } from "./text-styles.ts";

export function SectionTitle({ children }: { children: string }) {
  return (
    <h2
      {...paint(
        { text: "ink", line: "line" },
        { ...TEXT_STYLES.title, margin: 0, padding: "0 0 8px", borderBottom: "1px solid" },
      )}
    >
      {children}
    </h2>
  );
}
