interface ThemeProperty {
  name: string;
  /** Name of the internal `--rb-i-…` property that this property sets. The build generates the default. */
  internalName: string;
  initial?: string;
  meaning: string;
}

/**
 * Public custom properties. Also documented in docs/embed/look.md, the custom elements manifest, and on the
 * partners page.
 */
export const THEME_PROPERTIES: readonly ThemeProperty[] = [
  { name: "--rb-accent", internalName: "signal", meaning: "the button and selected choices" },
  {
    name: "--rb-accent-text",
    internalName: "accent-text",
    initial: "dark or white, by contrast",
    meaning: "text on the accent",
  },
  { name: "--rb-surface", internalName: "sheet", meaning: "the form's background" },
  { name: "--rb-text", internalName: "ink", meaning: "text" },
  { name: "--rb-text-soft", internalName: "ink-2", meaning: "notes and hints" },
  { name: "--rb-field-surface", internalName: "field-surface", meaning: "field backgrounds" },
  { name: "--rb-field-border", internalName: "field", meaning: "field borders" },
  { name: "--rb-error", internalName: "critical", meaning: "errors" },
  { name: "--rb-focus", internalName: "focus", meaning: "the focus ring" },
  { name: "--rb-font", internalName: "body", initial: "the system font", meaning: "font family" },
  {
    name: "--rb-heading-font",
    internalName: "head",
    initial: "as --rb-font",
    meaning: "font family of heading and button",
  },
  { name: "--rb-radius", internalName: "radius", meaning: "corner radius" },
  { name: "--rb-padding", internalName: "padding", initial: "24px", meaning: "space inside the frame" },
  { name: "--rb-border", internalName: "border", initial: "1px solid", meaning: "the frame; 0 for none" },
];
