import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { toExportName } from "../assets/element-plugin.ts";

const MODULES_FOLDER = new URL("../../widgets/embed/form-modules/", import.meta.url);

/**
 * Returns the source of the module that hydrates an embedded form: `form-modules/<tag>.ts` if it exists, otherwise a
 * generated module. Imports are relative to `widgets/`.
 */
export function hydrationModule(tag: string): string {
  if (existsSync(fileURLToPath(new URL(`${tag}.ts`, MODULES_FOLDER))))
    return `export * from "./embed/form-modules/${tag}.ts";`;
  return `
    import texts from "texts:${tag}";
    import { ${toExportName(tag)} } from "./${tag}/${tag}.tsx";
    import { createMountForm } from "./embed/mount-form.ts";
    export * from "./embed/form-modules/shared.ts";
    export const mountForm = createMountForm([${toExportName(tag)}], texts);
  `;
}
