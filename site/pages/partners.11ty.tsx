import { EMBEDDED_WIDGETS } from "../../widgets/embed/embedded-widgets.ts";
import { insightLeadFormAttributes } from "../../model/tags/insight-lead-form.ts";
import { CodeListing } from "../../widgets/partner-configurator/code-listing.tsx";
import { writeSnippet } from "../../widgets/partner-configurator/write-snippet.ts";
import { getSectionMark, Section } from "../components/section.tsx";
import { PartnerReference } from "../components/partners/reference.tsx";
import { PointColumns } from "../components/lists.tsx";
import { heroPage } from "../layouts/hero-page.tsx";
import { definePage } from "../layouts/page.ts";
import { LANGUAGE_CODES } from "../../model/languages.ts";
import { LATEST_EMBED_SCRIPT } from "../../model/page-assets.ts";
import { EMBED_ATTRIBUTES } from "../../model/tags/embed.ts";
import { JOB_STATES } from "../../model/schemas/job.ts";
import { TRADES } from "../../model/submissions/trades.ts";
import { toSlug } from "../../model/slug.ts";
import { FIXED } from "../tokens/colors.ts";
import { RADIUS } from "../tokens/dimensions.ts";

export default definePage({
  data: { permalink: "/partners.html", noindex: true },
  render: ({ site, assets, origins }) => {
    const { sheet, configurator, steps } = site.partners;
    const settings = {
      labels: configurator.labels,
      forms: Object.fromEntries(
        EMBEDDED_WIDGETS.map(({ tag, attributes }) => [
          tag,
          Object.keys({ ...attributes, ...EMBED_ATTRIBUTES }),
        ]),
      ),
      sources: insightLeadFormAttributes.source.words,
      states: JOB_STATES.map(toSlug),
      trades: TRADES,
      languages: LANGUAGE_CODES,
      latest: LATEST_EMBED_SCRIPT,
      pinned: assets.embed.pinned,
      email: site.agency.email,
      accent: FIXED.signal,
      radius: RADIUS,
    };
    const attributes = { context: "partner", partner: "acme-jobs" };
    const choice = { form: "lead-form", attributes, properties: {}, isPinned: false, heights: [] };
    return heroPage(site, {
      texts: site.partners,
      drawing: "pages/partners",
      body: (
        <>
          <Section id="set-up" mark={getSectionMark(sheet.code, 1)} layout="stack" texts={configurator}>
            <div className="grid min-h-130 grid-cols-1">
              <partner-configurator settings={JSON.stringify(settings)}>
                <noscript>
                  <p>{configurator.noScript}</p>
                </noscript>
                {/* The minimal embed code, until the configurator's script has loaded. */}
                <CodeListing text={writeSnippet(choice, settings, origins.site)} />
              </partner-configurator>
            </div>
          </Section>
          <Section id="steps" mark={getSectionMark(sheet.code, 2)} ground="band" layout="stack" texts={steps}>
            <PointColumns points={steps.points} />
          </Section>
          <PartnerReference page={site.partners} origins={origins} embed={assets.embed} />
        </>
      ),
    });
  },
});
