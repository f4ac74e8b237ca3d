/** Converts a role or region to a slug: `mep-engineer`, `west-coast`. */
export function nameSlug(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}
