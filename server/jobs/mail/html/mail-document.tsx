import type { CSSProperties } from "react";
import type { MailContent } from "../model/mail-content.ts";
import { Grid, InlineText, Paragraph, darkModeRules, paint, TEXT_STYLES } from "./parts.tsx";

interface MailDocumentProps {
  lang: string;
  mail: MailContent;
  agency: string;
  titleBlock: readonly { label: string; value: string }[];
}

const WIDTH = 600;

/**
 * Renders an email as an HTML document in the style of the site's drawing sheets: framed, with a title block at the
 * bottom. Uses no images, scripts or external resources.
 */
export function MailDocument({ lang, mail, agency, titleBlock }: MailDocumentProps) {
  return (
    <html lang={lang} dir="ltr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{mail.subject}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLES }} />
      </head>
      <body {...paint({ fill: "ground" }, { margin: 0, padding: 0 })}>
        <main>
          <div style={HIDDEN}>{mail.preview}</div>
          <Grid {...paint({ fill: "ground" })}>
            <tr>
              <td className="margin" style={{ padding: "24px 24px 32px" }}>
                <Grid width={WIDTH} {...paint({ fill: "sheet", line: "frame" }, SHEET)}>
                  <Letterhead agency={agency} kind={mail.kind} />
                  <tr>
                    <td className="inset" style={{ padding: "24px 24px 28px" }}>
                      {mail.blocks.map(({ gap, html }, index) => (
                        <div key={index} style={{ paddingTop: gap }}>
                          {html}
                        </div>
                      ))}
                    </td>
                  </tr>
                  <tr>
                    <td style={{ padding: 0 }}>
                      <TitleBlock cells={titleBlock} />
                    </td>
                  </tr>
                </Grid>
                <Grid width={WIDTH} style={{ maxWidth: WIDTH, margin: "0 auto" }}>
                  <tr>
                    <td style={{ padding: "12px 8px 0" }}>
                      {mail.finePrint.map((parts, index) => (
                        <Paragraph
                          key={index}
                          color="ink-2"
                          text="small"
                          style={{ overflowWrap: "anywhere" }}
                        >
                          <InlineText parts={parts} />
                        </Paragraph>
                      ))}
                    </td>
                  </tr>
                </Grid>
              </td>
            </tr>
          </Grid>
        </main>
      </body>
    </html>
  );
}

function Letterhead({ agency, kind }: { agency: string; kind: string }) {
  const [first = "", ...rest] = agency.split(" ");
  return (
    <tr>
      <td style={{ padding: 0 }}>
        <Grid>
          <tr>
            <td
              {...paint(
                { line: "line" },
                { padding: "20px 24px 14px", borderBottom: "1px solid" },
                "inset-left",
              )}
            >
              <div
                aria-hidden="true"
                {...paint({ fill: "ink" }, { width: 34, height: 5, fontSize: 0, lineHeight: 0 })}
              />
              <Paragraph color="ink" text="logo" style={{ margin: "6px 0 0" }}>
                <b>{first}</b> {rest.join(" ")}
              </Paragraph>
            </td>
            <td {...paint({ text: "ink-2", line: "line" }, KIND_STYLE, "inset-right")}>{kind}</td>
          </tr>
        </Grid>
      </td>
    </tr>
  );
}

const SHEET: CSSProperties = {
  maxWidth: WIDTH,
  margin: "0 auto",
  border: "1px solid",
  borderCollapse: "separate",
};

const KIND_STYLE: CSSProperties = {
  ...TEXT_STYLES.small,
  padding: "20px 24px 16px 0",
  borderBottom: "1px solid",
  textAlign: "right",
  verticalAlign: "bottom",
};

const HIDDEN = { display: "none", maxHeight: 0, overflow: "hidden", fontSize: 0, lineHeight: 0 };

const STYLES = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:520px){
.margin{padding:12px 8px 24px!important}
.inset,.inset-left{padding-left:18px!important}
.inset,.inset-right{padding-right:18px!important}
.headline{font-size:31px!important}
.label{width:38%!important;padding-right:8px!important}
.cell{padding-left:10px!important;padding-right:10px!important}
.wide{width:100%!important}
.narrow-gone{display:none!important}
.narrow-wrap{white-space:normal!important;width:50%!important}
.stack{display:block!important;padding:0 0 10px!important}
.button{display:block!important;text-align:center}
}
@media (prefers-color-scheme:dark){
${darkModeRules()}
}
`;

function TitleBlock({ cells }: { cells: readonly { label: string; value: string }[] }) {
  return (
    <Grid>
      <tr>
        {cells.map(({ label, value }, index) => {
          const isLast = index === cells.length - 1;
          const cell = paint(
            { line: "frame" },
            {
              borderTop: "1px solid",
              borderLeft: index === 0 ? "0" : "1px solid",
              padding: "10px 16px 14px",
              width: isLast ? 1 : undefined,
              verticalAlign: "top",
            },
            "cell",
          );
          return (
            <td key={label} {...cell}>
              <Paragraph color="ink-2" text="small">
                {label}
              </Paragraph>
              <Paragraph
                color="ink"
                text={isLast ? "person" : "smallStrong"}
                style={isLast ? { whiteSpace: "nowrap" } : {}}
              >
                {value}
              </Paragraph>
            </td>
          );
        })}
      </tr>
    </Grid>
  );
}
