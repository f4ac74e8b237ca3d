import type { Heights } from "./measure-heights.ts";

/** Settings of the configurator; JSON in its attribute `settings`. */
export interface ConfiguratorSettings {
  labels: Readonly<Record<ConfiguratorLabel, string>>;
  /** Names of each form's attributes, by its tag. */
  forms: Readonly<Record<string, readonly string[]>>;
  /** The articles that `<insight-lead-form>` may belong to. */
  sources: readonly string[];
  /** Address of the script that follows every release, from the site's root. */
  moving: string;
  pinned: { file: string; integrity: string };
  email: string;
  /** What a form has where the partner chooses nothing: a color, and a radius in pixels. */
  accent: string;
  radius: number;
}

/** Fonts that a partner can choose; without one a form has the visitor's system font. */
export const FONTS = ["", "Georgia, serif", "Verdana, sans-serif", "'Courier New', monospace"];

export const CONFIGURATOR_LABELS = [
  "form",
  "partner",
  "source",
  "heading",
  "submit",
  "layout",
  "urgency",
  "theme",
  "sandbox",
  "live",
  "accent",
  "radius",
  "font",
  "systemFont",
  "pinned",
  "preview",
  "code",
  "copy",
  "copied",
] as const;

export type ConfiguratorLabel = (typeof CONFIGURATOR_LABELS)[number];

/** What a partner has chosen. */
export interface Choice {
  form: string;
  attributes: Readonly<Record<string, string>>;
  properties: Readonly<Record<string, string>>;
  isPinned: boolean;
  /** The room that the form needs, which the page keeps free for it. */
  heights: Heights;
}
