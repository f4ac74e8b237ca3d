import type { Heights } from "./measure-heights.ts";

interface PinnedFile {
  file: string;
  integrity: string;
}

/** The pinned script in English and, by language code, in other languages. */
interface PinnedFiles extends PinnedFile {
  languages: Readonly<Record<string, PinnedFile>>;
}

/** JSON in the `settings` attribute. */
export interface ConfiguratorSettings {
  labels: Readonly<Record<ConfiguratorLabel, string>>;
  /** Names of the attributes that each form accepts, by tag. */
  forms: Readonly<Record<string, readonly string[]>>;
  /** Slugs of the articles that `<insight-lead-form>` may name as its source. */
  sources: readonly string[];
  /**
   * Root-relative URL of the script without a version in its name, which is always that of the latest
   * release.
   */
  latest: string;
  pinned: PinnedFiles;
  /** Codes of the languages in which forms are available, English first. */
  languages: readonly string[];
  email: string;
  /** Defaults of the theme: accent color, and corner radius in pixels. */
  accent: string;
  radius: number;
}

/** Fonts to choose from. The empty one means the visitor's system font. */
export const FONTS = ["", "Georgia, serif", "Verdana, sans-serif", "'Courier New', monospace"];

type ConfiguratorLabel =
  | "form"
  | "partner"
  | "source"
  | "heading"
  | "submit"
  | "layout"
  | "urgency"
  | "language"
  | "ownLanguage"
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
  /** Heights of the form, to reserve space for it on the page. */
  heights: Heights;
}
