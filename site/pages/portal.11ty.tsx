import { PortalEntry } from "../components/portal/portal-entry.tsx";
import { SheetStrip } from "../components/sheet-strip.tsx";
import { definePage } from "../layouts/page.ts";
import { translatedPage } from "../layouts/translated-page.ts";
import type { Crumb } from "../components/sheet-strip.tsx";

export default definePage({
  data: { ...translatedPage("/portal"), noindex: true },
  render: ({ site }) => {
    const { title, description, sheet, hero, points, signIn, receipt, noAccount } = site.portal;
    const crumbs: Crumb[] = [{ text: site.layout.home, href: "/" }, { text: sheet.title }];
    return {
      meta: {
        title,
        description,
        sheet,
        breadcrumb: crumbs,
        current: "/portal",
        isForCandidates: true,
        isShareable: true,
        social: { drawing: "portal", alt: hero.drawing },
      },
      body: (
        <>
          <SheetStrip crumbs={crumbs} />
          <PortalEntry hero={hero} points={points} signIn={signIn} receipt={receipt} noAccount={noAccount} />
        </>
      ),
    };
  },
});
