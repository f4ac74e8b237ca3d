import { COMMON_ATTRIBUTES } from "../../widgets/embed/common-attributes.ts";
import { EMBED_EVENTS } from "../../widgets/embed/embed-events.ts";
import { EMBEDDED_WIDGETS } from "../../widgets/embed/embedded-widgets.ts";
import { PARTS } from "../../widgets/embed/parts.ts";
import { describeTheme } from "../../site/tokens/embed-theme.ts";
import { allowedValues } from "../../widgets/runtime/allowed-values.ts";

/**
 * The custom elements manifest (schema 1.0.0), from which editors complete tags and attributes.
 * @param path the module that defines them
 */
export function embedManifest(path: string): string {
  const declarations = EMBEDDED_WIDGETS.map(({ tag, attributes }) => ({
    kind: "class",
    customElement: true,
    name: tag,
    tagName: tag,
    attributes: [
      ...Object.keys(attributes.shape).map((name) => ({
        name,
        type: {
          text:
            allowedValues(attributes, name)
              ?.map((word) => `"${word}"`)
              .join(" | ") ?? "string",
        },
      })),
      ...Object.entries(COMMON_ATTRIBUTES).map(([name, words]) => ({
        name,
        type: { text: words.map((word) => `"${word}"`).join(" | ") },
        ...(name === "theme" && { default: '"auto"' }),
      })),
    ],
    events: Object.entries(EMBED_EVENTS).flatMap(([name, description]) =>
      [name, name.replace(":", "-")].map((alias) => ({
        name: alias,
        description,
        type: { text: "CustomEvent" },
      })),
    ),
    cssProperties: describeTheme().map(({ name, initial, meaning }) => ({
      name,
      default: initial,
      description: meaning,
    })),
    cssParts: ["form", ...new Set(Object.values(PARTS))].map((name) => ({ name })),
  }));
  const exports = declarations.map(({ name }) => ({
    kind: "custom-element-definition",
    name,
    declaration: { name, module: path },
  }));
  const manifest = {
    schemaVersion: "1.0.0",
    modules: [{ kind: "javascript-module", path, declarations, exports }],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
