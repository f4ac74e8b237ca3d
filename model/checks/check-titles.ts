import { toDocumentTitle, MAX_TITLE_LENGTH } from "../kinds/to-document-title.ts";
import { getEntries, KIND_NAMES } from "../kinds/page-kinds.ts";
import { mistakeAt } from "../source/check-source.ts";
import type { FieldPath } from "../source/yaml-source.ts";
import { DATA_FILES } from "../kinds/data-files.ts";
import type { SiteCheck } from "../kinds/site.ts";

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

function listEntryTitles(...[site, { entries }]: Parameters<SiteCheck>) {
  return KIND_NAMES.flatMap((kind) =>
    getEntries(site, kind).map((entry) => {
      const field = entry.searchTitle === undefined ? "title" : "searchTitle";
      return {
        text: entry[field],
        places: entries[kind].get(entry.slug),
        path: [field],
        remedy: kind === "articles" && field === "title" ? "shorten it, or add a searchTitle" : "shorten it",
      };
    }),
  );
}

/** Reports recruiters whose photo file is missing. */
export const checkPhotos: SiteCheck = (site, { data, targets }) => {
  const source = data.get("why-us");
  if (source === undefined) return [];
  return (site["why-us"]?.people.recruiters ?? []).flatMap(({ photo }, index) => {
    if (targets.files.has(photo)) return [];
    const problem = `found no photo site/public${photo}: add the file, or correct the name`;
    return [mistakeAt(source, ["people", "recruiters", index, "photo"], problem)];
  });
};
