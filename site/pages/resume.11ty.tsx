import { FigureChain } from "../components/figure-chain.tsx";
import { PageHero } from "../components/page-hero.tsx";
import { Application } from "../components/resume/application.tsx";
import { ResumePrivacy } from "../components/resume/resume-privacy.tsx";
import { RolePay } from "../components/resume/role-pay.tsx";
import { pageDrawing } from "../drawings/catalog.ts";
import { defineTranslatedPage } from "../layouts/define-translated-page.ts";
import { definePage } from "../layouts/page.ts";

export default definePage({
  data: defineTranslatedPage("/resume"),
  render: ({ site }) => {
    const { title, crumb, description, sheet, hero, figures, form, roles, file } = site.resume;
    const crumbs = [{ text: site.layout.home, href: "/" }, { text: crumb }];
    return {
      meta: {
        title,
        description,
        sheet,
        scripts: ["resume-drops"],
        breadcrumb: crumbs,
        currentNavPath: "/resume",
        isForCandidates: true,
        social: { drawing: "resume", alt: hero.drawing },
      },
      body: (
        <>
          <PageHero hero={hero} drawing={pageDrawing("resume")} crumbs={crumbs} />
          <FigureChain label={figures.label} figures={figures.items} />
          <Application sheetCode={sheet.code} form={form} />
          <RolePay sheetCode={sheet.code} texts={roles} salaries={site.salaries} />
          <ResumePrivacy sheetCode={sheet.code} file={file} />
        </>
      ),
    };
  },
});
