import { FigureChain } from "../components/figures.tsx";
import { FormCard } from "../components/request-section.tsx";
import { getSectionMark, Section } from "../components/section.tsx";
import { NumberedList, PointColumns } from "../components/lists.tsx";
import { MethodologyLink } from "../components/links.tsx";
import { SheetNeighbors, findHeaderNeighbors } from "../components/sheets.tsx";
import { SalaryChart } from "../components/range-chart.tsx";
import { Widget } from "../components/widget.tsx";
import { defineTranslatedPage } from "../layouts/define-pages.ts";
import { heroPage } from "../layouts/hero-page.tsx";
import { definePage } from "../layouts/page.ts";
import { findWorkPath } from "../../model/jobs/find-work.ts";
import { rankRoles } from "../../model/pay/state-pay.ts";

export default definePage({
  data: defineTranslatedPage("/resume"),
  render: ({ site }) => {
    const { crumb, sheet, figures, form, roles, file } = site.resume;
    return heroPage(site, {
      texts: site.resume,
      drawing: "pages/resume",
      meta: {
        scripts: ["resume-drops"],
        breadcrumb: [{ text: crumb }],
        currentNavPath: findWorkPath(site),
        isForCandidates: true,
      },
      breadcrumbsEnd: <SheetNeighbors {...findHeaderNeighbors(site, findWorkPath(site))} />,
      body: (
        <>
          <FigureChain label={figures.label} figures={figures.items} />
          <Section
            id="apply"
            mark={getSectionMark(sheet.code, 1)}
            layout="form"
            texts={form}
            aside={
              <>
                <h3 className="mt-10 mb-4">{form.next}</h3>
                <NumberedList items={form.steps} />
              </>
            }
          >
            <FormCard site={site}>
              <Widget tag="resume-form" />
            </FormCard>
          </Section>
          <Section
            id="roles"
            mark={getSectionMark(sheet.code, 2)}
            ground="reversed"
            texts={roles}
            aside={
              <>
                <p className="mt-5 text-ink-2">{roles.note}</p>
                <MethodologyLink className="mt-2" />
              </>
            }
          >
            <SalaryChart caption={roles.caption} rows={rankRoles(site.salaries)} />
          </Section>
          <Section id="file" mark={getSectionMark(sheet.code, 3)} layout="stack" texts={file}>
            <PointColumns points={file.points} />
            <p className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-1 text-17">
              {file.more}
              {file.links.map(({ text, href }) => (
                <a
                  key={href}
                  href={href}
                  className="inline-flex min-h-11 items-center underline decoration-signal decoration-2 underline-offset-5"
                >
                  {text}
                </a>
              ))}
            </p>
          </Section>
        </>
      ),
    });
  },
});
