import { RADIUS } from "../../../../site/tokens/lines.ts";
import { paint } from "../html/palette.ts";
import { TEXT_STYLES } from "../html/text-styles.ts";
import type { Block } from "../model/mail-content.ts";

export interface Action {
  text: string;
  href: string;
}

export const createActions = (actions: readonly Action[]): Block => ({
  gap: 20,
  html: actions.length > 0 && (
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
              <a href={href} {...paint(index === 0 ? MAIN_COLORS : OTHER_COLORS, BUTTON, "button")}>
                <bdi>{text}</bdi>
              </a>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  ),
  text: actions.map(toText).join("\n"),
});

/** Omits `tel:` targets, because the text contains the number, and reduces `mailto:` targets to the address. */
function toText({ text, href }: Action): string {
  if (href.startsWith("tel:")) return text;
  const [, address] = /^mailto:([^?]*)/.exec(href) ?? [];
  return `${text}: ${address === undefined ? href : decodeURIComponent(address)}`;
}

const BUTTON = {
  ...TEXT_STYLES.button,
  display: "inline-block",
  padding: "14px 22px",
  borderWidth: 2,
  borderStyle: "solid",
  borderRadius: RADIUS,
  textDecoration: "none",
};

const MAIN_COLORS = { text: "on-signal", fill: "signal", line: "signal" } as const;
const OTHER_COLORS = { text: "ink", line: "frame" } as const;
