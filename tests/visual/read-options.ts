import { readArguments, UsageError } from "../../site/settings/read-arguments.ts";
import { SHOTS, WIDTHS, type Shot } from "./shots.ts";

export interface CompareOptions {
  revision: string;
  shots: readonly Shot[];
  widths: readonly number[];
  /** Also every page of the sitemap. */
  isAll: boolean;
  /** Makes the letters of texts invisible, so that only layout changes count. */
  isLayout: boolean;
  /** Share of differing pixels, from 0 to 1, above which the command fails. */
  limit: number;
}

/**
 * Parses the arguments of `npm run compare --`.
 * @throws Error that describes the expected arguments
 */
export function readOptions(args: readonly string[]): CompareOptions {
  const { values, words } = readArguments("compare", args);
  const [revision, ...others] = words;
  if (revision === undefined || others.length > 0) throw new UsageError("compare", "Name one revision.");
  return {
    revision,
    shots: shotsOf(values.pages),
    widths: values.widths === undefined ? WIDTHS : values.widths.split(",").map(readWidth),
    isAll: values.all ?? false,
    isLayout: values.layout ?? false,
    limit: readPercent(values.limit ?? "100") / 100,
  };
}

/** The states of the named pages; for a page of no known type, its initial state. */
function shotsOf(pages: string | undefined): readonly Shot[] {
  if (pages === undefined) return SHOTS;
  return pages.split(",").flatMap((path) => {
    const known = SHOTS.filter((shot) => shot.path === path);
    return known.length > 0 ? known : [{ path }];
  });
}

function readWidth(text: string): number {
  const width = Number(text);
  if (Number.isInteger(width) && width >= 200 && width <= 4000) return width;
  throw new Error(`--widths has "${text}"; expected pixels from 200 to 4000, such as 390,1440.`);
}

function readPercent(text: string): number {
  const percent = Number(text);
  if (text.trim() !== "" && percent >= 0 && percent <= 100) return percent;
  throw new Error(`--limit is "${text}"; expected a percentage from 0 to 100, such as 0.1.`);
}
