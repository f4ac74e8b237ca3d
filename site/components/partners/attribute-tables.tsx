import type { PartnersText } from "../../model/schemas/partners.ts";
import { EMBEDDED_WIDGETS } from "../../../widgets/embed/embedded-widgets.ts";
import { allowedValues } from "../../../widgets/runtime/allowed-values.ts";
import { ReferenceTable } from "./reference-table.tsx";

/** Values of the attribute that every form has beside its own. */
const VALUES: Readonly<Record<string, readonly string[]>> = { theme: ["auto", "light", "dark"] };

function valuesOf(name: string): string {
  const schema = EMBEDDED_WIDGETS.find(({ attributes }) => name in attributes.shape)?.attributes;
  const words = VALUES[name] ?? (schema && allowedValues(schema, name));
  return words?.join(", ") ?? "text";
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
          [...Object.keys(attributes.shape), "theme"].join(", "),
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
