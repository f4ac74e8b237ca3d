import { existsSync } from "node:fs";
import { projectPath } from "../../site/settings/project-root.ts";
import { toExportName } from "../assets/element-plugin.ts";

/**
 * Returns the source of the module that hydrates an embedded form: `form-modules/<tag>.ts` if it exists, otherwise a
 * generated module. Imports are relative to `widgets/`.
 */
export function hydrationModule(tag: string): string {
  if (existsSync(projectPath(`widgets/embed/form-modules/${tag}.ts`)))
    return `export * from "./embed/form-modules/${tag}.ts";`;
  return `
    import texts from "texts:${tag}";
    import { ${toExportName(tag)} } from "./${tag}/${tag}.tsx";
    import { createMountForm } from "./embed/mount-form.ts";
    export * from "./embed/form-modules/shared.ts";
    export const mountForm = createMountForm([${toExportName(tag)}], texts);
  `;
}
