import { TableCaption, TableHead } from "../tables.tsx";
import { LATEST_EMBED_SCRIPT, type EmbedBundle } from "../../../model/page-assets.ts";
import { EMBED_ATTRIBUTES } from "../../../model/tags/embed.ts";
import type { PartnersText } from "../../../model/schemas/partners.ts";
import { EMBED_EVENTS } from "../../../widgets/embed/embedded-form.ts";
import { EMBEDDED_WIDGETS } from "../../../widgets/embed/embedded-widgets.ts";
import { describeTheme } from "../../tokens/embed-theme.ts";
import { Section, getSectionMark } from "../section.tsx";
import { CodeListing } from "../../../widgets/partner-configurator/code-listing.tsx";

const PART_EXAMPLE = "lead-form::part(button) { text-transform: uppercase; }";

const LISTENER_EXAMPLE = `document.addEventListener("ridgebeam:submitted", (event) => {
  console.log(event.detail.widget); // "lead-form"
});`;

const CUSTOM_STRINGS_EXAMPLE = `<lead-form lang="es">
  <script type="application/json">
    { "labels": { "role": "Oficio" }, "leadForm": { "submit": "Enviar" } }
  </script>
</lead-form>`;

const SHORTCODE_EXAMPLE = '[ridgebeam_form form="lead-form" partner="acme-jobs" context="partner"]';

/**
 * Returns example embed code with a tag prefix.
 * @param script URL of the unversioned script
 */
const prefixExample = (script: string): string => `<script async data-prefix="rb" src="${script}"></script>
<rb-lead-form context="partner" partner="acme-jobs"></rb-lead-form>`;

/**
 * Returns example code that embeds a form as an iframe.
 * @param site origin that serves the iframe
 */
const frameExample = (
  site: string,
): string => `<iframe src="${site}/embed/frame/lead-form?context=partner&amp;partner=acme-jobs&amp;--rb-radius=8px"
  title="Request candidates" width="100%" height="620" style="border: 0"></iframe>`;

/**
 * Returns an example script that adjusts the iframe's height to its content.
 * @param site origin that serves the iframe
 */
const frameListenerExample = (
  site: string,
): string => `addEventListener("message", ({ origin, source, data }) => {
  if (origin !== "${site}" || data.type !== "ridgebeam:height") return;
  source.postMessage({ type: "ridgebeam:page", path: location.pathname }, origin);
  for (const frame of document.querySelectorAll("iframe"))
    if (frame.contentWindow === source) frame.style.height = data.height + "px";
});`;

interface ReferenceTableProps {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly [name: string, ...cells: string[]])[];
}

function ReferenceTable({ caption, columns, rows }: ReferenceTableProps) {
  return (
    <table className="table">
      <TableCaption>{caption}</TableCaption>
      <TableHead columns={columns} />
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">
              <code className="font-mono text-13 leading-140 font-medium wrap-break-word min-[620px]:text-16">
                {name}
              </code>
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className="max-[420px]:wrap-anywhere">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ReferenceProps {
  page: PartnersText;
  origins: { site: string; backend?: string };
  embed: EmbedBundle;
}

export function PartnerReference({ page, origins, embed }: ReferenceProps) {
  const { reference: texts, sheet } = page;
  const { site: script, backend = script } = origins;
  const { pinned, archive, plugin } = embed;
  const latest = script + LATEST_EMBED_SCRIPT;
  const uses: Readonly<Record<string, string>> = texts.formUses;
  const files = [pinned, ...Object.values(pinned.languages)];
  const messageFiles = [
    "messages",
    ...Object.keys(pinned.languages).map((language) => `messages.${language}`),
  ];
  const notes = {
    policy: [`script-src ${script};\nconnect-src ${backend};`],
    versions: [
      [latest, ...files.map(({ file, integrity }) => `${script}${file}\n${integrity}`)].join("\n\n"),
    ],
    texts: [CUSTOM_STRINGS_EXAMPLE, messageFiles.map((name) => `${script}/embed/${name}.json`).join("\n")],
    names: [prefixExample(latest)],
    frame: [frameExample(script), frameListenerExample(script)],
    failure: [],
    types: [`${script}/embed/v1.d.ts\n${script}/embed/custom-elements.json`],
    package: [`npm install ${script}${archive}`],
    plugin: [`${script}${plugin}`, SHORTCODE_EXAMPLE],
  } as const satisfies Partial<Record<keyof typeof texts, readonly string[]>>;
  return (
    <Section id="reference" mark={getSectionMark(sheet.code, 3)} layout="stack" texts={texts}>
      <div className="grid gap-12">
        <ReferenceTable
          caption={texts.forms}
          columns={["Tag", "For", "Attributes"]}
          rows={EMBEDDED_WIDGETS.map(({ tag, attributes }) => [
            `<${tag}>`,
            uses[tag] ?? "",
            [...Object.keys(attributes), ...Object.keys(EMBED_ATTRIBUTES)].join(", "),
          ])}
        />
        <ReferenceTable
          caption={texts.attributes}
          columns={["Name", "Values", "Meaning"]}
          rows={Object.entries(texts.attributeUses).map(([name, use]) => [name, valuesOf(name), use])}
        />
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
        {(Object.keys(notes) as (keyof typeof notes)[]).map((name) => (
          <div key={name} className="grid min-w-0 gap-3.5">
            <h3>{texts[name]}</h3>
            <p className="lg:max-w-190">{texts[`${name}Note`]}</p>
            {notes[name].map((listing) => (
              <CodeListing key={listing} text={listing} />
            ))}
          </div>
        ))}
      </div>
    </Section>
  );
}

/** Lists the keywords that an attribute accepts on any tag, or returns `text` if it accepts any value. */
function valuesOf(name: string): string {
  const tagKeywords = EMBEDDED_WIDGETS.flatMap(({ attributes }) => attributes[name]?.words ?? []);
  const allowedValues = EMBED_ATTRIBUTES[name] ?? [...new Set(tagKeywords)];
  return allowedValues.length > 0 ? allowedValues.join(", ") : "text";
}
