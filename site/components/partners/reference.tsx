import type { PartnersText } from "../../../build/schemas/partners.ts";
import { EMBEDDED_WIDGETS } from "../../../widgets/embed/embedded-widgets.ts";
import { EMBED_EVENTS } from "../../../widgets/embed/embed-events.ts";
import { PARTS } from "../../../widgets/embed/parts.ts";
import { THEME_PROPERTIES } from "../../../widgets/embed/theming.ts";
import { Section } from "../section.tsx";
import { sheetMark } from "../sheet-mark.ts";
import { CodeListing } from "./code-listing.tsx";
import { ReferenceTable } from "./reference-table.tsx";

interface ReferenceProps {
  code: string;
  texts: PartnersText["reference"];
  /** Origin that serves the script, and origin that takes what is sent. */
  origins: { script: string; backend: string };
  moving: string;
  pinned: { version: string; file: string; integrity: string };
}

const TEXTS = `<lead-form lang="es">
  <script type="application/json">
    { "labels": { "role": "Puesto" }, "leadForm": { "submit": "Enviar" } }
  </script>
</lead-form>`;

/** Everything that a partner may have to look up. */
export function PartnerReference({ code, texts, origins, moving, pinned }: ReferenceProps) {
  const { script, backend } = origins;
  const forms = EMBEDDED_WIDGETS.map(
    ({ tag, attributes }) => [`<${tag}>`, [...Object.keys(attributes.shape), "theme"].join(", ")] as const,
  );
  const frame = `<iframe src="${script}/embed/frame/lead-form?context=partner&partner=acme-jobs"
  title="Request candidates" width="100%" height="620" style="border: 0"></iframe>`;
  return (
    <Section id="reference" mark={sheetMark(code, 3)} layout="stack" title={texts.title} lead={texts.lead}>
      <div className="reference">
        <ReferenceTable caption={texts.attributes} columns={["Tag", "Attributes"]} rows={forms} />
        <ReferenceTable
          caption={texts.events}
          columns={["Event", "When"]}
          rows={Object.entries(EMBED_EVENTS)}
        />
        <ReferenceTable
          caption={texts.theming}
          columns={["Property", "Default", "For"]}
          rows={THEME_PROPERTIES.map(({ name, initial, meaning }) => [name, initial, meaning] as const)}
        />
        <div>
          <h3>{texts.parts}</h3>
          <p className="mono">{["form", ...new Set(Object.values(PARTS))].join(", ")}</p>
          <CodeListing label={texts.parts} text="lead-form::part(button) { text-transform: uppercase; }" />
        </div>
        <div>
          <h3>{texts.policy}</h3>
          <p>{texts.policyNote}</p>
          <CodeListing label={texts.policy} text={`script-src ${script};\nconnect-src ${backend};`} />
        </div>
        <div>
          <h3>{texts.versions}</h3>
          <p>{texts.versionsNote}</p>
          <CodeListing
            label={texts.versions}
            text={`${script}${moving}\n\n${script}${pinned.file}\n${pinned.integrity}`}
          />
        </div>
        <div>
          <h3>{texts.texts}</h3>
          <p>{texts.textsNote}</p>
          <CodeListing label={texts.texts} text={TEXTS} />
        </div>
        <div>
          <h3>{texts.frame}</h3>
          <p>{texts.frameNote}</p>
          <CodeListing label={texts.frame} text={frame} />
        </div>
        <div>
          <h3>{texts.failure}</h3>
          <p>{texts.failureNote}</p>
        </div>
      </div>
    </Section>
  );
}
