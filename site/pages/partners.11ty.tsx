import { EMBEDDED_WIDGETS } from "../../widgets/embed/embedded-widgets.ts";
import { insightLeadFormAttributes } from "../../widgets/insight-lead-form/attributes.ts";
import { writeSnippet } from "../../widgets/partner-configurator/write-snippet.ts";
import { PageHero } from "../components/page-hero.tsx";
import { PartnerReference } from "../components/partners/reference.tsx";
import { ConfiguratorSection } from "../components/partners/configurator-section.tsx";
import { PartnerSteps } from "../components/partners/steps.tsx";
import { pageDrawing } from "../drawings/catalog.ts";
import { definePage } from "../layouts/page.ts";
import { LANGUAGE_CODES } from "../model/languages.ts";
import { EMBED_ATTRIBUTES } from "../model/widgets/embed-attributes.ts";
import { FIXED } from "../tokens/colors.ts";
import { RADIUS } from "../tokens/lines.ts";

export default definePage({
  data: { permalink: "/partners.html", noindex: true },
  render: ({ site, assets, origins }) => {
    const { title, description, sheet, hero, configurator, steps, reference } = site.partners;
    const { latest, pinned, archive, plugin } = assets.embed;
    const settings = {
      labels: configurator.labels,
      forms: Object.fromEntries(
        EMBEDDED_WIDGETS.map(({ tag, attributes }) => [
          tag,
          Object.keys({ ...attributes, ...EMBED_ATTRIBUTES }),
        ]),
      ),
      sources: insightLeadFormAttributes.source.words,
      languages: LANGUAGE_CODES,
      latest,
      pinned,
      email: site.agency.email,
      accent: FIXED.signal,
      radius: RADIUS,
    };
    const attributes = { context: "partner", partner: "acme-jobs" };
    const choice = { form: "lead-form", attributes, properties: {}, isPinned: false, heights: [] };
    return {
      meta: { title, description, sheet },
      body: (
        <>
          <PageHero hero={hero} drawing={pageDrawing("partners")} />
          <ConfiguratorSection
            sheetCode={sheet.code}
            texts={configurator}
            settings={settings}
            snippet={writeSnippet(choice, settings, origins.site)}
          />
          <PartnerSteps sheetCode={sheet.code} texts={steps} />
          <PartnerReference
            sheetCode={sheet.code}
            texts={reference}
            origins={{ script: origins.site, backend: origins.backend ?? origins.site }}
            latestPath={latest}
            pinned={pinned}
            archivePath={archive}
            pluginPath={plugin}
          />
        </>
      ),
    };
  },
});
