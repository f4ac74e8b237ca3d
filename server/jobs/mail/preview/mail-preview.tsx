import { Hono } from "hono";
import { renderToStaticMarkup } from "react-dom/server";
import { loadLocalizedData } from "../../../../model/loading/load-data.ts";
import type { BackendEnv } from "../../../platform/serving/backend-env.ts";
import type { ComposedMail } from "../write-mail.ts";
import { readMailSettings } from "../model/mail-settings.ts";
import { createMailContexts } from "../model/mail-context.ts";
import { composeSample, SAMPLE_EMAILS } from "./sample-emails.ts";
import { LIGHT } from "../../../../site/tokens/colors.ts";
import { FONTS } from "../../../../site/tokens/type-scale.ts";

/**
 * Composes the email for a sample row from the current content, without sending it or building a report.
 * @returns undefined if there is no sample with that name
 */
export async function renderSample(
  name: string,
  root: string,
  env: NodeJS.ProcessEnv,
  siteUrl: string,
): Promise<ComposedMail | undefined> {
  const sample = Object.hasOwn(SAMPLE_EMAILS, name) ? SAMPLE_EMAILS[name] : undefined;
  if (sample === undefined) return undefined;
  const localizedData = loadLocalizedData(root);
  const { from } = readMailSettings(env, localizedData[0].files.agency);
  return composeSample(sample, createMailContexts(localizedData, siteUrl), from);
}

/** Serves `/__mail` in `npm run dev`: previews of every sample email as HTML and text, with its headers. */
export function createMailPreview(root: string, env: NodeJS.ProcessEnv): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>();
  app.get("/__mail", (context) => context.redirect(`/__mail/${Object.keys(SAMPLE_EMAILS)[0]}`));
  app.get("/__mail/:file", async (context) => {
    const file = context.req.param("file");
    const name = file.replace(/\.html$/, "");
    const mail = await renderSample(name, root, env, new URL(context.req.url).origin);
    if (mail === undefined) return context.notFound();
    if (file.endsWith(".html")) return context.html(mail.html);
    return context.html(`<!doctype html>${renderToStaticMarkup(<PreviewPage name={name} mail={mail} />)}`);
  });
  return app;
}

interface PreviewPageProps {
  name: string;
  mail: ComposedMail;
}

const header = (value: unknown): string => {
  if (value instanceof Date) return value.toUTCString();
  if (typeof value !== "object" || value === null) return String(value);
  const { name = "", address = "" } = value as { name?: string; address?: string };
  return `${name} <${address}>`.trim();
};

function PreviewPage({ name, mail }: PreviewPageProps) {
  const { from, to, replyTo, subject, messageId, date, headers, attachments = [] } = mail;
  const lines = Object.entries({
    from,
    to,
    "reply-to": replyTo,
    subject,
    date,
    "message-id": messageId,
    ...headers,
  });
  const files = attachments.map(({ filename }) => String(filename)).join(", ");
  const frame = `/__mail/${name}.html`;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Email: ${SAMPLE_EMAILS[name]?.title ?? name}`}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLES }} />
      </head>
      <body>
        <nav aria-label="Emails">
          {Object.entries(SAMPLE_EMAILS).map(([key, { title }]) => (
            <a key={key} href={`/__mail/${key}`} aria-current={key === name ? "page" : undefined}>
              {title}
            </a>
          ))}
        </nav>
        <main>
          <h1>{SAMPLE_EMAILS[name]?.title}</h1>
          <dl>
            {lines
              .filter(([, value]) => value !== undefined)
              .map(([key, value]) => (
                <div key={key}>
                  <dt>{key}</dt>
                  <dd>{header(value)}</dd>
                </div>
              ))}
            {files !== "" && (
              <div>
                <dt>attached</dt>
                <dd>{files}</dd>
              </div>
            )}
          </dl>
          <p>
            <a href={frame}>HTML only</a>, in the browser&apos;s light or dark mode.
          </p>
          <div className="frames">
            <iframe title="HTML, wide" src={frame} width={680} height={1100} />
            <iframe title="HTML, narrow" src={frame} width={390} height={1100} />
          </div>
          <h2>Plain text</h2>
          <pre>{mail.text}</pre>
        </main>
      </body>
    </html>
  );
}

const STYLES = `
body{margin:0;display:grid;grid-template-columns:260px minmax(0,1fr);background:${LIGHT.paper};color:${LIGHT.ink};font:16px/150% ${FONTS.body.generic}}
nav{padding:24px;border-right:1px solid ${LIGHT.line}}
nav a{display:block;padding:6px 0;color:${LIGHT.ink}}
nav a[aria-current]{font-weight:700;color:${LIGHT["signal-ink"]}}
main{padding:24px}
dl div{display:grid;grid-template-columns:230px minmax(0,1fr)}
dd{margin:0;overflow-wrap:anywhere}
dt{color:${LIGHT["ink-2"]}}
.frames{display:flex;gap:24px;flex-wrap:wrap}
iframe{border:1px solid ${LIGHT.line};background:${LIGHT.sheet}}
pre{padding:16px;background:${LIGHT.sheet};border:1px solid ${LIGHT.line};overflow-x:auto}
@media (max-width:760px){body{grid-template-columns:minmax(0,1fr)}}
`;
