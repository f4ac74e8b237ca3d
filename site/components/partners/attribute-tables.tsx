import type { PartnersText } from "../../model/schemas/partners.ts";
import { COMMON_ATTRIBUTES } from "../../../widgets/embed/common-attributes.ts";
import { EMBEDDED_WIDGETS } from "../../../widgets/embed/embedded-widgets.ts";
import { ReferenceTable } from "./reference-table.tsx";

/** The keywords that an attribute accepts; where tags differ in them, all of them. */
function valuesOf(name: string): string {
  const ofTags = EMBEDDED_WIDGETS.flatMap(({ attributes }) => attributes[name]?.words ?? []);
  const words = COMMON_ATTRIBUTES[name] ?? [...new Set(ofTags)];
  return words.length > 0 ? words.join(", ") : "text";
}

/** The forms with what they are for, and their attributes with what those may be. */
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
          [...Object.keys(attributes), ...Object.keys(COMMON_ATTRIBUTES)].join(", "),
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
