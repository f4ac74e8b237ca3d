/**
 * What an editor reads before each field of a file, in the shape of its schema: a label, or a group's label with those of its
 * fields. A list's fields are those of one of its entries. A field that is not named here has its label in the schema.
 */
export interface Labels {
  readonly [key: string]: string | readonly [label: string, fields: Labels];
}

/** The labels of a link. */
export const LINK: Labels = { text: "Link text", href: "Where it leads" };
/** The labels of a fact. */
export const FACT: Labels = { term: "What it is", value: "Value" };

/** A field's label, and the labels of the fields in it. */
export function labelsOf(
  labels: Labels | undefined,
  key: string,
): { label?: string | undefined; fields?: Labels | undefined } {
  const found = labels?.[key];
  return typeof found === "string" ? { label: found } : { label: found?.[0], fields: found?.[1] };
}
