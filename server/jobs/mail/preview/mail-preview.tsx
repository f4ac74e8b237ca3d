import { Hono } from "hono";
import { renderToStaticMarkup } from "react-dom/server";
import { loadLocalizedData } from "../../../../model/loading/load-data.ts";
import type { BackendEnv } from "../../../platform/serving/backend-env.ts";
import type { ComposedMail } from "../compose/compose.ts";
import { readMailSettings } from "../model/mail-settings.ts";
import { createMailContexts } from "../model/mail-context.ts";
import { composeSample } from "./compose-sample.ts";
import { PreviewPage } from "./preview-page.tsx";
import { SAMPLE_EMAILS } from "./sample-emails.ts";

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
