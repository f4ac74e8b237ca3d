import type { PartnersText } from "../../model/schemas/partners.ts";
import type { ConfiguratorSettings } from "../../../widgets/partner-configurator/settings.ts";
import { Section } from "../section.tsx";
import { sheetMark } from "../sheet-mark.ts";
import { CodeListing } from "../../../widgets/partner-configurator/code-listing.tsx";

interface SetUpProps {
  code: string;
  texts: PartnersText["configurator"];
  settings: ConfiguratorSettings;
  /** The two lines for whoever has no scripts. */
  snippet: string;
}

/** The configurator; until its script is there, the two lines that are enough. */
export function SetUp({ code, texts, settings, snippet }: SetUpProps) {
  return (
    <Section id="set-up" mark={sheetMark(code, 1)} layout="stack" title={texts.title} lead={texts.lead}>
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
