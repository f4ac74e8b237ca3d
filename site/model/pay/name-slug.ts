/** A role or region as addresses name it: `mep-engineer`, `west-coast`. */
export function nameSlug(name: string): string {
  return name.toLowerCase().replaceAll(" ", "-");
}
