import type { ReactNode } from "react";
import { DrawingDefs } from "../drawings/drawing-defs.tsx";
import { Footer } from "../components/footer.tsx";
import { Head, type HeadTag } from "./head.tsx";
import type { PageMeta, TemplateData } from "./page.ts";

interface DocumentProps {
  meta: PageMeta;
  body: ReactNode;
  data: TemplateData;
  tags: readonly HeadTag[];
  structuredData: object;
}

/** The whole document around a page's body: head, skip link, header, main, footer, notices. */
export function Document({ meta, body, data, tags, structuredData }: DocumentProps) {
  const { site, assets, origins } = data;
  return (
    <html lang="en-US">
      <Head
        tags={tags}
        structuredData={structuredData}
        assets={assets}
        origins={origins}
        styles={meta.styles ?? []}
      />
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <DrawingDefs />
        <site-header current={meta.current} />
        <main id="main" tabIndex={-1}>
          {body}
        </main>
        <Footer agency={site.agency} navigation={site.navigation} sheet={meta.sheet} />
        <div id="notices">
          <div role="status" />
          <div role="alert" />
        </div>
      </body>
    </html>
  );
}
