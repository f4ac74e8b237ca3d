import { toDocumentTitle, MAX_TITLE_LENGTH } from "../kinds/to-document-title.ts";
import { getPageKind } from "../kinds/page-kinds.ts";
import { getChildSchema } from "../source/field-meta.ts";
import { mistakeAt } from "../source/check-source.ts";
import type { FieldPath } from "../source/yaml-source.ts";
import { DATA_FILES } from "../kinds/data-files.ts";
import { listWrittenEntries, type SiteCheck } from "../kinds/site.ts";

type Titled = Readonly<Partial<Record<string, { title?: unknown }>>>;

/** Reports page titles that are too long for search results after the agency's name is appended. */
export const checkTitles: SiteCheck = (site, sources) => {
  const { agency } = site;
  if (agency === undefined) return [];
  return [...listDataTitles(site, sources), ...listEntryTitles(site, sources)].flatMap(
    ({ text, places, path, remedy }) => {
      if (typeof text !== "string" || places === undefined) return [];
      const title = toDocumentTitle(text, agency);
      if (title.length <= MAX_TITLE_LENGTH) return [];
      const problem = `found ${title.length} characters in "${title}", expected at most ${MAX_TITLE_LENGTH} in search results: ${remedy}`;
      return [mistakeAt(places, path, problem)];
    },
  );
};

function listDataTitles(...[site, { data }]: Parameters<SiteCheck>) {
  const titleIn = (name: string, text: unknown, path: FieldPath = ["title"]) => ({
    text,
    places: data.get(name),
    path,
    remedy: "shorten it",
  });
  // If the longest state name fits, all state names do.
  const [longest = ""] = site.states.map(({ name }) => name).sort((a, b) => b.length - a.length);
  return [
    ...Object.entries(DATA_FILES)
      .filter(([, file]) => "page" in file)
      .map(([name]) => titleIn(name, (site as unknown as Titled)[name]?.title)),
    ...(site.insights?.categories ?? []).map(({ title }, index) =>
      titleIn("insights", title, ["categories", index, "title"]),
    ),
    titleIn("state-page", site["state-page"]?.title.replaceAll("{state}", longest)),
  ];
}

function listEntryTitles(...[site, sources]: Parameters<SiteCheck>) {
  return listWrittenEntries(site, sources).map(({ kind, value, places }) => {
    const field = value.searchTitle === undefined ? "title" : "searchTitle";
    // A title that its schema refuses is already reported.
    const isValid = getChildSchema(getPageKind(kind).schema, field)?.safeParse(value[field]).success;
    return {
      text: isValid === true ? value[field] : undefined,
      places,
      path: [field],
      remedy: kind === "articles" && field === "title" ? "shorten it, or add a searchTitle" : "shorten it",
    };
  });
}
