import { FONT_SOURCES } from "../assets/font-sources.ts";
import type { StaticFace } from "../assets/write-static-fonts.ts";

const { archivo, sourceSans, splineMono } = FONT_SOURCES;

export const REPORT_FONTS: readonly StaticFace[] = [
  [archivo, 600],
  [archivo, 700],
  [sourceSans, 400],
  [sourceSans, 600],
  [splineMono],
];
