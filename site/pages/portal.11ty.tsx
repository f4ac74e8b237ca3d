import { PortalEntry } from "../components/portal/portal-entry.tsx";
import { Breadcrumbs } from "../components/breadcrumbs.tsx";
import { definePage } from "../layouts/page.ts";
import { defineTranslatedPage } from "../layouts/define-translated-page.ts";

export default definePage({
  data: { ...defineTranslatedPage("/portal"), noindex: true },
  render: ({ site }) => {
    const { title, description, sheet, hero, points, signIn, receipt, noAccount } = site.portal;
    const crumbs = [{ text: site.layout.home, href: "/" }, { text: sheet.title }];
    return {
      meta: {
        title,
        description,
        sheet,
        breadcrumb: crumbs,
        currentNavPath: "/portal",
        isForCandidates: true,
        isShareable: true,
        social: { drawing: "portal", alt: hero.drawing },
      },
      body: (
        <>
          <Breadcrumbs crumbs={crumbs} />
          <PortalEntry hero={hero} points={points} signIn={signIn} receipt={receipt} noAccount={noAccount} />
        </>
      ),
    };
  },
});
