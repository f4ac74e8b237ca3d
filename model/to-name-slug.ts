/** Converts the name of a role or region to a slug, such as `mep-engineer` or `west-coast`. */
export function toNameSlug(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}
