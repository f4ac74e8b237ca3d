import type { PartnersText } from "../../model/widgets/partners.ts";
import { EMBED_ATTRIBUTES } from "../../model/widgets/embed-attributes.ts";
import { EMBEDDED_WIDGETS } from "../../../widgets/embed/embedded-widgets.ts";
import { ReferenceTable } from "./reference-table.tsx";

/** Lists the keywords that an attribute accepts on any tag, or returns `text` if it accepts any value. */
function valuesOf(name: string): string {
  const tagKeywords = EMBEDDED_WIDGETS.flatMap(({ attributes }) => attributes[name]?.words ?? []);
  const allowedValues = EMBED_ATTRIBUTES[name] ?? [...new Set(tagKeywords)];
  return allowedValues.length > 0 ? allowedValues.join(", ") : "text";
}

export function AttributeTables({ texts }: { texts: PartnersText["reference"] }) {
  const uses: Readonly<Record<string, string>> = texts.formUses;
  return (
    <>
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
    </>
  );
}
