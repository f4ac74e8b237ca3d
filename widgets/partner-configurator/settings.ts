import type { Heights } from "./measure-heights.ts";

interface PinnedFile {
  file: string;
  integrity: string;
}

/** The pinned file in English, and those of other languages by code. */
interface PinnedFiles extends PinnedFile {
  languages: Readonly<Record<string, PinnedFile>>;
}

/** JSON in the attribute `settings`. */
export interface ConfiguratorSettings {
  labels: Readonly<Record<ConfiguratorLabel, string>>;
  /** Attribute names by tag. */
  forms: Readonly<Record<string, readonly string[]>>;
  /** Slugs of the articles that `<insight-lead-form>` may name as its source. */
  sources: readonly string[];
  /** Root-relative URL of the unversioned script, which always serves the latest release. */
  moving: string;
  pinned: PinnedFiles;
  /** Codes of the languages that forms have, English first. */
  languages: readonly string[];
  email: string;
  /** Theme defaults: a color, and a radius in pixels. */
  accent: string;
  radius: number;
}

/** Fonts to choose from; an empty name means the visitor's system font. */
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
  /** Space to reserve for the form on the page. */
  heights: Heights;
}
