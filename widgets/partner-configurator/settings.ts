import type { Heights } from "./measure-heights.ts";

/** JSON in the attribute `settings`. */
export interface ConfiguratorSettings {
  labels: Readonly<Record<ConfiguratorLabel, string>>;
  /** Attribute names by tag. */
  forms: Readonly<Record<string, readonly string[]>>;
  /** Articles that `<insight-lead-form>` may belong to. */
  sources: readonly string[];
  /** Root-relative URL of the script that follows every release. */
  moving: string;
  pinned: { file: string; integrity: string };
  email: string;
  /** Theme defaults: a color, and a radius in pixels. */
  accent: string;
  radius: number;
}

/** Fonts to choose from; empty means the visitor's system font. */
export const FONTS = ["", "Georgia, serif", "Verdana, sans-serif", "'Courier New', monospace"];

type ConfiguratorLabel =
  | "form"
  | "partner"
  | "source"
  | "heading"
  | "submit"
  | "layout"
  | "urgency"
  | "theme"
  | "sandbox"
  | "live"
  | "accent"
  | "radius"
  | "font"
  | "systemFont"
  | "pinned"
  | "preview"
  | "code"
  | "copy"
  | "copied";

export interface Choice {
  form: string;
  attributes: Readonly<Record<string, string>>;
  properties: Readonly<Record<string, string>>;
  isPinned: boolean;
  /** Space that the page reserves for the form. */
  heights: Heights;
}
