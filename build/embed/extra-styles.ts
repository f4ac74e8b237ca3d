import type { Markup } from "../../widgets/embed/embedded-form.ts";
import type { EmbedStyles } from "./embed-styles.ts";

const CLASSES_BY_STYLESHEET = {
  long: ["form-grid", "field-select", "field-area"],
  file: ["file"],
  explorer: ["pay"],
  checks: ["check"],
  signIn: ["password"],
  header: ["site-header"],
} as const satisfies Partial<Record<keyof EmbedStyles, readonly string[]>>;

const classesOf = (nodes: readonly (Markup | string)[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === "string") return [];
    const [, attributes, ...children] = node;
    return [...(attributes["class"]?.split(" ") ?? []), ...classesOf(children)];
  });

export function extraStyles(nodes: readonly Markup[], styles: EmbedStyles): string {
  const usedClasses = classesOf(nodes);
  return Object.entries(CLASSES_BY_STYLESHEET)
    .filter(([, classes]) => classes.some((name) => usedClasses.includes(name)))
    .map(([name]) => styles[name as keyof typeof CLASSES_BY_STYLESHEET])
    .join("");
}
