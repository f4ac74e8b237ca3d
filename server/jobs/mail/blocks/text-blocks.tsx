import { Grid, InlineText, Paragraph, paint, TEXT_STYLES } from "../html/parts.tsx";
import { toInlineText, wrapText, type Block, type Inline, fillPlaceholders } from "../model/mail-content.ts";
import { RADIUS } from "../../../../site/tokens/dimensions.ts";
import type { MailContext } from "../model/mail-context.ts";
import type { Submission } from "../model/submission.ts";

type FinePrintTexts = Readonly<Record<"fine" | "notYou" | "notYouLink" | "remove", string>>;

export const createHeadline = (title: string, text?: string): Block => ({
  gap: 0,
  html: (
    <>
      <h1 {...paint({ text: "ink" }, { ...TEXT_STYLES.headline, margin: 0 }, "headline")} dir="auto">
        {title}
      </h1>
      {text !== undefined && (
        <Paragraph color="ink-2" text="lead" style={{ margin: "8px 0 0" }}>
          {text}
        </Paragraph>
      )}
    </>
  ),
  text: [title.toUpperCase(), ...(text === undefined ? [] : [wrapText(text)])].join("\n"),
});

export function createPerson(title: string, text: string): Block {
  const style = { textAlign: "left", overflowWrap: "anywhere" } as const;
  return {
    gap: 28,
    html: (
      <>
        <Paragraph color="ink" text="person" style={style} dir="auto">
          {title}
        </Paragraph>
        {text !== "" && (
          <Paragraph color="ink-2" text="body" style={{ margin: "2px 0 0", ...style }} dir="auto">
            {text}
          </Paragraph>
        )}
      </>
    ),
    text: [title, text]
      .filter((line) => line !== "")
      .map((line) => wrapText(line))
      .join("\n"),
  };
}

export const createFile = (name: string, text: string): Block => ({
  gap: 18,
  html: (
    <Grid>
      <tr>
        <td {...paint({ fill: "band" }, { padding: "12px 16px" })}>
          <Paragraph color="ink" text="strong" style={{ overflowWrap: "anywhere" }}>
            {name}
          </Paragraph>
          <Paragraph color="ink-2" text="small">
            {text}
          </Paragraph>
        </td>
      </tr>
    </Grid>
  ),
  text: `${name}\n${text}`,
});

export const createNote = (parts: readonly Inline[]): Block => ({
  gap: 14,
  html: (
    <Paragraph color="ink-2" text="body" style={{ overflowWrap: "anywhere" }}>
      <InlineText parts={parts} />
    </Paragraph>
  ),
  text: wrapText(toInlineText(parts)),
});

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

/** Explains why the recipient got this email, and what to do if they did not submit anything. */
export function createFinePrint(
  { fine, notYou, notYouLink, remove }: FinePrintTexts,
  row: Submission,
  { dateFormats }: MailContext,
  receiptUrl: string | undefined,
): Inline[] {
  const reason = fillPlaceholders(fine, { day: dateFormats.day(row.createdAt) });
  if (receiptUrl === undefined) return [`${reason} ${notYou}`];
  return [`${reason} ${notYouLink} `, { text: remove, href: receiptUrl }, "."];
}

export function createContactText({ content: { agency, mails } }: MailContext): Inline[] {
  return [` ${mails.receipt.questions} `, { text: agency.email, href: `mailto:${agency.email}` }, "."];
}

export function createLinkBlocks(
  url: string | undefined,
  texts: Readonly<Record<"link" | "linkNote", string>>,
  more: readonly Action[] = [],
): Block[] {
  if (url === undefined) return more.length === 0 ? [] : [createActions(more)];
  return [createActions([{ text: texts.link, href: url }, ...more]), createNote([texts.linkNote, " ", url])];
}
