import type { ConfiguratorText } from "../../model/schemas/contexts.ts";
import type { Heights } from "./measure-heights.ts";

interface PinnedFile {
  file: string;
  integrity: string;
}

interface PinnedFiles extends PinnedFile {
  languages: Readonly<Record<string, PinnedFile>>;
}

/** The `settings` attribute, parsed from JSON. */
export interface ConfiguratorSettings {
  labels: ConfiguratorText["labels"];
  forms: Readonly<Record<string, readonly string[]>>;
  sources: readonly string[];
  /** States and trades of openings, as in attributes. */
  states: readonly string[];
  trades: readonly string[];
  latest: string;
  pinned: PinnedFiles;
  /** Language codes in which forms are available, English first. */
  languages: readonly string[];
  email: string;
  /** Theme defaults: accent color, and corner radius in pixels. */
  accent: string;
  radius: number;
}

export const FONTS = ["", "Georgia, serif", "Verdana, sans-serif", "'Courier New', monospace"];

export interface Choice {
  form: string;
  attributes: Readonly<Record<string, string>>;
  properties: Readonly<Record<string, string>>;
  isPinned: boolean;
  heights: Heights;
}
