/** Slug of a role or region: `mep-engineer`, `west-coast`. */
export function nameSlug(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}
