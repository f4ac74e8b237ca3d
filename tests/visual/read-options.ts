import { readArguments, UsageError } from "../../site/settings/read-arguments.ts";
import { SHOTS, WIDTHS, type Shot } from "./shots.ts";

export interface CompareOptions {
  revision: string;
  shots: readonly Shot[];
  widths: readonly number[];
  /** Every page of the sitemap, too. */
  isAll: boolean;
  /** Without the letters of texts, so that only what moves them or stands around them counts. */
  isLayout: boolean;
  /** Share of moved pixels, from 0 to 1, above which a picture fails the command. */
  limit: number;
}

/**
 * Reads what follows `npm run compare --`.
 * @throws Error that says what was expected
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

/** The states of the named pages; of a page that is none of the types, how it looks when opened. */
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
