import type { PartnersText } from "../../model/widgets/partners.ts";
import type { ConfiguratorSettings } from "../../../widgets/partner-configurator/settings.ts";
import { Section } from "../section.tsx";
import { getSectionMark } from "../get-section-mark.ts";
import { CodeListing } from "../../../widgets/partner-configurator/code-listing.tsx";

interface ConfiguratorSectionProps {
  sheetCode: string;
  texts: PartnersText["configurator"];
  settings: ConfiguratorSettings;
  snippet: string;
}

/** The embed configurator. It shows the minimal embed code until its script has loaded. */
export function ConfiguratorSection({ sheetCode, texts, settings, snippet }: ConfiguratorSectionProps) {
  return (
    <Section id="set-up" mark={getSectionMark(sheetCode, 1)} layout="stack" texts={texts}>
      <div className="grid min-h-130 grid-cols-1">
        <partner-configurator settings={JSON.stringify(settings)}>
          <noscript>
            <p>{texts.noScript}</p>
          </noscript>
          <CodeListing text={snippet} />
        </partner-configurator>
      </div>
    </Section>
  );
}
