import { toSlug } from "../../model/slug.ts";
import type { Columns } from "./columns.ts";

/** What a row of the list of openings shows. */
export interface RowParts {
  /** Last part of the address of the opening's page; `~` stands for the title. */
  slug: string;
  title: string;
  employer: string;
  place: string;
  /** Range, unit, and the ends of the beam in percent. */
  pay: readonly [range: string, unit: string, low: string, high: string];
  /** Empty without a last day, so that `closing` is a word. */
  closingLabel: string;
  closing: string;
  seats: number;
  trade: string;
  /** Slugs of the states of the work, separated by spaces. */
  state: string;
}

/** All openings, for a page that has only the newest in its HTML. */
export type JobIndex = Columns<RowParts>;

/** Makes a row from the list's template. */
export function createRow(template: HTMLTemplateElement, parts: RowParts): HTMLElement {
  const row = template.content.firstElementChild!.cloneNode(true) as HTMLElement;
  const find = (name: string): HTMLElement => row.querySelector<HTMLElement>(`[data-part="${name}"]`)!;
  const [range, unit, low, high] = parts.pay;
  const { title, employer, place, closing, closingLabel, seats, slug } = parts;
  for (const [name, text] of Object.entries({ title, employer, place, closing, range, unit }))
    find(name).textContent = text;
  if (closingLabel === "") find("closingLabel").remove();
  if (seats === 1) find("seats").remove();
  else
    for (const part of find("seats").children)
      part.textContent = part.textContent.replace("{count}", String(seats));
  find("title").setAttribute("href", `${location.pathname}/${slug.replace("~", toSlug(title))}`);
  find("beam").style.cssText = `--low:${low};--high:${high}`;
  return row;
}
