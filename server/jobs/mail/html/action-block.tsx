import type { BlockOf } from "../model/mail-content.ts";
import { RADIUS } from "../../../../site/tokens/lines.ts";
import { paint } from "./palette.ts";
import { TEXT_STYLES } from "./text-styles.ts";

export function ActionBlock({ actions }: BlockOf<"actions">) {
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      className="wide"
      style={{ borderCollapse: "separate" }}
    >
      <tbody>
        <tr>
          {actions.map(({ text, href }, index) => (
            <td key={href} className="stack" style={{ padding: "0 12px 0 0" }}>
              <a href={href} {...(index === 0 ? mainButton : otherButton)}>
                <bdi>{text}</bdi>
              </a>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

const BUTTON = {
  ...TEXT_STYLES.button,
  display: "inline-block",
  padding: "14px 22px",
  borderWidth: 2,
  borderStyle: "solid",
  borderRadius: RADIUS,
  textDecoration: "none",
} as const;

const withClass = ({ className, style }: ReturnType<typeof paint>) => ({
  className: `${className} button`,
  style,
});
const mainButton = withClass(paint({ text: "on-signal", fill: "signal", line: "signal" }, BUTTON));
const otherButton = withClass(paint({ text: "ink", line: "frame" }, BUTTON));
