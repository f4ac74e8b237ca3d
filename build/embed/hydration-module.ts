import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { toExportName } from "../assets/element-plugin.ts";

const PARTS_FOLDER = new URL("../../widgets/embed/form-parts/", import.meta.url);

/**
 * Returns the source of the module that hydrates an embedded form: `form-parts/<tag>.ts` if it exists, otherwise a
 * generated module. Imports are relative to `widgets/`.
 */
export function hydrationModule(tag: string): string {
  if (existsSync(fileURLToPath(new URL(`${tag}.ts`, PARTS_FOLDER))))
    return `export * from "./embed/form-parts/${tag}.ts";`;
  return `
    import texts from "texts:${tag}";
    import { ${toExportName(tag)} } from "./${tag}/widget.ts";
    import { createPart } from "./embed/mount-form.ts";
    export * from "./embed/form-parts/shared.ts";
    export const { mountForm } = createPart([${toExportName(tag)}], texts);
  `;
}
