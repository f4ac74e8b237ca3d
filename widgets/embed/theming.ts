/** A custom property that a partner may set: its default in light and dark, and what it is for. */
export interface ThemeProperty {
  name: string;
  initial: string;
  meaning: string;
}

/** The public custom properties; docs/embed.md, manifest and the partners' page print this table. */
export const THEME_PROPERTIES: readonly ThemeProperty[] = [
  { name: "--rb-accent", initial: "#ff5e14", meaning: "the button, and what is chosen" },
  { name: "--rb-accent-text", initial: "dark or white, by contrast", meaning: "text on the accent" },
  { name: "--rb-surface", initial: "#fcfaf5 · dark #15202b", meaning: "the form's ground" },
  { name: "--rb-text", initial: "#15202b · dark #f4f1e8", meaning: "text" },
  { name: "--rb-text-soft", initial: "#46515a · dark #c3c8c6", meaning: "notes and hints" },
  { name: "--rb-field-surface", initial: "#ffffff · dark #1d2935", meaning: "the ground of fields" },
  { name: "--rb-field-border", initial: "#787c79 · dark #8a949b", meaning: "the border of fields" },
  { name: "--rb-error", initial: "#a5121f · dark #ffb4a8", meaning: "what needs attention" },
  { name: "--rb-focus", initial: "#a63700 · dark #ff8a4f", meaning: "the ring around what has the focus" },
  { name: "--rb-font", initial: "the system's", meaning: "font family" },
  { name: "--rb-heading-font", initial: "as --rb-font", meaning: "font family of heading and button" },
  { name: "--rb-radius", initial: "2px", meaning: "corners" },
  { name: "--rb-padding", initial: "24px", meaning: "room inside the frame" },
  { name: "--rb-border", initial: "1px solid", meaning: "the frame; `0` for none" },
];
