import { LATEST_EMBED_SCRIPT, type EmbedBundle } from "../../model/page-assets.ts";
import type { PartnersText } from "../../model/widgets/partners.ts";
import { EMBED_EVENTS } from "../../../widgets/embed/embed-events.ts";
import { describeTheme } from "../../tokens/embed-theme.ts";
import { Section } from "../section.tsx";
import { getSectionMark } from "../get-section-mark.ts";
import { AttributeTables } from "./attribute-tables.tsx";
import { CodeListing } from "../../../widgets/partner-configurator/code-listing.tsx";
import {
  frameExample,
  frameListenerExample,
  LISTENER_EXAMPLE,
  CUSTOM_STRINGS_EXAMPLE,
  PART_EXAMPLE,
  prefixExample,
  SHORTCODE_EXAMPLE,
} from "./examples.ts";
import { ReferenceNote } from "./reference-note.tsx";
import { ReferenceTable } from "./reference-table.tsx";

interface ReferenceProps {
  sheetCode: string;
  texts: PartnersText["reference"];
  origins: { script: string; backend: string };
  embed: EmbedBundle;
}

export function PartnerReference({ sheetCode, texts, origins, embed }: ReferenceProps) {
  const { script, backend } = origins;
  const { pinned, archive, plugin } = embed;
  const latestScript = script + LATEST_EMBED_SCRIPT;
  const policy = `script-src ${script};\nconnect-src ${backend};`;
  const files = [pinned, ...Object.values(pinned.languages)];
  const versionUrls = [
    latestScript,
    ...files.map(({ file, integrity }) => `${script}${file}\n${integrity}`),
  ].join("\n\n");
  const types = `${script}/embed/v1.d.ts\n${script}/embed/custom-elements.json`;
  return (
    <Section id="reference" mark={getSectionMark(sheetCode, 3)} layout="stack" texts={texts}>
      <div className="grid gap-12">
        <AttributeTables texts={texts} />
        <ReferenceTable
          caption={texts.theming}
          columns={["Property", "Default", "For"]}
          rows={describeTheme().map(({ name, initial, meaning }) => [name, initial, meaning])}
        />
        <p>{texts.themingNote}</p>
        <ReferenceTable
          caption={texts.events}
          columns={["Event", "When"]}
          rows={Object.entries(EMBED_EVENTS)}
        />
        <div className="grid min-w-0 gap-3.5">
          <p className="lg:max-w-190">{texts.eventsNote}</p>
          <CodeListing text={LISTENER_EXAMPLE} />
        </div>
        <ReferenceTable
          caption={texts.parts}
          columns={["Part", "What it is"]}
          rows={Object.entries(texts.partUses)}
        />
        <CodeListing text={PART_EXAMPLE} />
        <ReferenceNote title={texts.policy} text={texts.policyNote} code={[policy]} />
        <ReferenceNote title={texts.versions} text={texts.versionsNote} code={[versionUrls]} />
        <ReferenceNote
          title={texts.texts}
          text={texts.textsNote}
          code={[
            CUSTOM_STRINGS_EXAMPLE,
            ["messages", ...Object.keys(pinned.languages).map((language) => `messages.${language}`)]
              .map((name) => `${script}/embed/${name}.json`)
              .join("\n"),
          ]}
        />
        <ReferenceNote title={texts.names} text={texts.namesNote} code={[prefixExample(latestScript)]} />
        <ReferenceNote
          title={texts.frame}
          text={texts.frameNote}
          code={[frameExample(script), frameListenerExample(script)]}
        />
        <ReferenceNote title={texts.failure} text={texts.failureNote} />
        <ReferenceNote title={texts.types} text={texts.typesNote} code={[types]} />
        <ReferenceNote
          title={texts.package}
          text={texts.packageNote}
          code={[`npm install ${script}${archive}`]}
        />
        <ReferenceNote
          title={texts.plugin}
          text={texts.pluginNote}
          code={[`${script}${plugin}`, SHORTCODE_EXAMPLE]}
        />
      </div>
    </Section>
  );
}
