import type { ReactNode } from "react";
import { Breadcrumbs, type Breadcrumb } from "../components/breadcrumbs.tsx";
import type { Site } from "../../model/kinds/site.ts";
import type { PageMeta, RenderedPage } from "./page.ts";

export const INSIGHTS: Breadcrumb = { text: "Insights", href: "/insights" };
export const INSIGHTS_SHEET = { code: "I-000", title: "Insights" };

interface Subpage {
  /** `breadcrumb` is without the home page. */
  meta: PageMeta;
  /** What is opposite the breadcrumb. */
  breadcrumbsEnd?: ReactNode;
  isTight?: boolean;
  body: ReactNode;
}

/** Completes a page with its breadcrumb, which is also in the structured data. */
export function subpage({ layout }: Site, { meta, breadcrumbsEnd, isTight, body }: Subpage): RenderedPage {
  const breadcrumb = meta.breadcrumb && [{ text: layout.home, href: "/" }, ...meta.breadcrumb];
  return {
    meta: { ...meta, breadcrumb },
    body: (
      <>
        {breadcrumb && (
          <Breadcrumbs crumbs={breadcrumb} isTight={isTight}>
            {breadcrumbsEnd}
          </Breadcrumbs>
        )}
        {body}
      </>
    ),
  };
}
