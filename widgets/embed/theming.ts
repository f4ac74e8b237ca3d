interface ThemeProperty {
  name: string;
  /** Name of the internal `--rb-i-…` property that this property sets. The build generates the default. */
  sets: string;
  initial?: string;
  meaning: string;
}

/**
 * Public custom properties. Also documented in docs/embed/look.md, the custom elements manifest, and on the
 * partners page.
 */
export const THEME_PROPERTIES: readonly ThemeProperty[] = [
  { name: "--rb-accent", sets: "signal", meaning: "the button and selected choices" },
  {
    name: "--rb-accent-text",
    sets: "accent-text",
    initial: "dark or white, by contrast",
    meaning: "text on the accent",
  },
  { name: "--rb-surface", sets: "sheet", meaning: "the form's background" },
  { name: "--rb-text", sets: "ink", meaning: "text" },
  { name: "--rb-text-soft", sets: "ink-2", meaning: "notes and hints" },
  { name: "--rb-field-surface", sets: "field-surface", meaning: "field backgrounds" },
  { name: "--rb-field-border", sets: "field", meaning: "field borders" },
  { name: "--rb-error", sets: "critical", meaning: "errors" },
  { name: "--rb-focus", sets: "focus", meaning: "the focus ring" },
  { name: "--rb-font", sets: "body", initial: "the system font", meaning: "font family" },
  {
    name: "--rb-heading-font",
    sets: "head",
    initial: "as --rb-font",
    meaning: "font family of heading and button",
  },
  { name: "--rb-radius", sets: "radius", meaning: "corner radius" },
  { name: "--rb-padding", sets: "padding", initial: "24px", meaning: "space inside the frame" },
  { name: "--rb-border", sets: "border", initial: "1px solid", meaning: "the frame; `0` for none" },
];
