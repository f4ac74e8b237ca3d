import { Hono } from "hono";
import { renderToStaticMarkup } from "react-dom/server";
import type { SalaryReportFile } from "../../../site/model/pay/published-report.ts";
import { loadDataFiles } from "../../../site/model/loading/load-data.ts";
import type { BackendEnv } from "../../http/backend-env.ts";
import type { Delivery } from "../../deliveries/channel.ts";
import { compose, type ComposedMail } from "../compose.ts";
import { readMailSettings } from "../mail-settings.ts";
import { mailContext } from "../model/mail-context.ts";
import { toSubmission } from "../model/read-submission.ts";
import { renderMail, type MailSources } from "../render-mail.ts";
import { PreviewPage } from "./preview-page.tsx";
import { SAMPLE_MAILS } from "./sample-mails.ts";

/** A report that need not be built: about what one of the promised length takes. */
const SAMPLE_REPORT: SalaryReportFile = {
  address: "/files/sample-salary-report-1a2b3c4d5e6f.pdf",
  path: "sample-salary-report.pdf",
  bytes: 2_400_000,
};

/**
 * Makes the mail of a sample row with the content as it is now; nothing is sent, and no report needs to be built.
 * @returns undefined when there is no sample of that name
 */
export async function renderSample(
  name: string,
  root: string,
  env: NodeJS.ProcessEnv,
  siteUrl: string,
): Promise<ComposedMail | undefined> {
  const sample = Object.hasOwn(SAMPLE_MAILS, name) ? SAMPLE_MAILS[name] : undefined;
  if (sample === undefined) return undefined;
  const files = loadDataFiles(root);
  const { from } = readMailSettings(env, files.agency);
  const context = mailContext(root, files, siteUrl);
  const row = toSubmission(sample.row);
  const delivery: Delivery = {
    id: "0f0e0d0c-0b0a-4908-8706-050403020100",
    kind: sample.kind,
    table: sample.table,
    submission: String(sample.row.id),
    recipient: sample.kind.startsWith("agency") ? files.agency.email : String(sample.row.email),
    attempt: 1,
    messageId: `<0f0e0d0c-0b0a-4908-8706-050403020100@${from.address.split("@")[1]}>`,
    createdAt: row.createdAt,
  };
  const sources: MailSources = {
    report: () => SAMPLE_REPORT,
    receiptUrl: () => Promise.resolve(`${context.siteUrl}/receipt#AAAAAAAAAAAAAAAAAAAAAA`),
    fileCheck: () => Promise.resolve({ verdict: "sound", reason: null, is_scanned: true }),
  };
  const mail = await renderMail(delivery, row, context, sources);
  const sentAt = new Date(row.createdAt.getTime() + 60_000);
  return compose(mail, { ...delivery, from, sentAt, about: delivery }, context);
}

/** `/__mail` of `npm run dev`: every mail from sample rows, as HTML, as text, and with its headers. */
export function mailPreview(root: string, env: NodeJS.ProcessEnv): Hono<BackendEnv> {
  const app = new Hono<BackendEnv>();
  app.get("/__mail", (context) => context.redirect(`/__mail/${Object.keys(SAMPLE_MAILS)[0]}`));
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
