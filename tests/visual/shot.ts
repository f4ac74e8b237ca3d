import type { Page } from "playwright";

/** A state of a page that is photographed. */
export interface Shot {
  path: string;
  /** What was done to the page: "menu open"; absent, it is as it was opened. */
  state?: string;
  /** Widths in CSS pixels at which the state exists; absent, all. */
  widths?: readonly number[];
  /** How the page is opened; absent, with reduced motion. */
  reducedMotion?: "no-preference";
  /** Opened where scripts do not run. */
  isWithoutScripts?: boolean;
  /** Brings the opened page into its state. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** Widths of the pictures in CSS pixels: phone, tablet, laptop, large screen. */
export const WIDTHS = [390, 768, 1440, 1920] as const;

/** One picture: a shot at a width. */
export interface Picture {
  /** The name of its file, without the extension. */
  name: string;
  shot: Shot;
  width: number;
}

/** All pictures of some shots. */
export function picturesOf(shots: readonly Shot[], widths: readonly number[]): Picture[] {
  return shots.flatMap((shot) =>
    widths
      .filter((width) => shot.widths?.includes(width) ?? true)
      .map((width) => ({ name: nameOf(shot, width), shot, width })),
  );
}

function nameOf({ path, state }: Shot, width: number): string {
  const page = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  return [page, ...(state === undefined ? [] : [state.replaceAll(" ", "-")]), width].join("--");
}
