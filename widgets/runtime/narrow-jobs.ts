const NAMES = ["trade", "state"] as const;
type Name = (typeof NAMES)[number];
type Choice = Readonly<Record<Name, string>>;

const valueOf = (element: HTMLElement, name: Name): string => element.dataset[name] ?? "";

/** Returns whether an opening, which may be in several states, is one of the chosen trade and state. */
const isChosen = (row: HTMLElement, choice: Choice): boolean =>
  NAMES.every((name) => choice[name] === "" || valueOf(row, name).split(" ").includes(choice[name]));

/**
 * Narrows the list of openings in place: the links to the pages of trades and states choose one of each, the address
 * says which, and the counts of each follow the choice of the other. If the page has only the newest openings, the
 * rows are fetched from the page of the trade or state that has fewer.
 */
function narrowJobs(section: HTMLElement): void {
  const title = section.querySelector<HTMLElement>("h2")!;
  const list = section.querySelector<HTMLElement>("ul:has(h3)")!;
  const links = [...section.querySelectorAll<HTMLAnchorElement>("nav a")];
  const { one = "", several = "", partial } = section.dataset;
  const isWhole = partial === undefined;
  const rowsByPath = new Map([[location.pathname, [...list.children]]]);
  let shownPath = location.pathname;

  const readChoice = (): Choice => {
    const parameters = new URLSearchParams(location.search);
    const read = (name: Name): string => {
      const value = parameters.get(name) ?? "";
      return links.some((link) => valueOf(link, name) === value) ? value : "";
    };
    return { trade: read("trade"), state: read("state") };
  };

  /** Returns the page with the fewest openings among which all chosen ones are. */
  const findPath = (choice: Choice): string => {
    const [fewest] = links
      .filter((link) => NAMES.some((name) => choice[name] !== "" && valueOf(link, name) === choice[name]))
      .sort((a, b) => Number(a.dataset["count"]) - Number(b.dataset["count"]));
    return isWhole || !fewest ? location.pathname : fewest.pathname;
  };

  const loadRows = async (path: string): Promise<Element[]> => {
    const known = rowsByPath.get(path);
    if (known) return known;
    const page = new DOMParser().parseFromString(await (await fetch(path)).text(), "text/html");
    const rows = [...page.querySelectorAll("#openings ul:has(h3) > li")];
    rowsByPath.set(path, rows);
    return rows;
  };

  const show = async (): Promise<void> => {
    const { search } = location;
    const choice = readChoice();
    const path = findPath(choice);
    if (path !== shownPath) {
      const loadedRows = await loadRows(path);
      // Another choice has been made in the meantime.
      if (location.search !== search) return;
      list.replaceChildren(...loadedRows);
      shownPath = path;
    }
    const rows = [...list.querySelectorAll<HTMLElement>(":scope > li")];
    for (const row of rows) row.hidden = !isChosen(row, choice);
    const count = rows.filter(({ hidden }) => !hidden).length;
    const all = isWhole || choice.trade + choice.state !== "" ? count : Number(partial);
    title.textContent = all === 1 ? one : several.replace("{count}", all.toLocaleString("en-US"));
    for (const link of links) {
      const name = NAMES.find((known) => valueOf(link, known) !== "");
      const isCurrent = name ? valueOf(link, name) === choice[name] : choice.trade + choice.state === "";
      link.ariaCurrent = isCurrent ? "true" : null;
      if (name === undefined || !isWhole) continue;
      const found = rows.filter((row) => isChosen(row, { ...choice, [name]: valueOf(link, name) })).length;
      link.lastElementChild!.textContent = String(found);
      link.ariaDisabled = found === 0 ? "true" : null;
    }
  };

  const choose = (link: HTMLAnchorElement): void => {
    const choice = { ...readChoice() };
    const name = NAMES.find((known) => valueOf(link, known) !== "");
    // A second click on a choice takes it back.
    if (name) choice[name] = choice[name] === valueOf(link, name) ? "" : valueOf(link, name);
    const search = new URLSearchParams(
      Object.entries(name ? choice : {}).filter(([, value]) => value !== ""),
    );
    history.pushState(null, "", location.pathname + (search.size > 0 ? `?${search}` : ""));
    // Without the rows, the link leads to the page that has them.
    void show().catch(() => location.assign(link.href));
  };

  for (const link of links)
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (link.ariaDisabled !== "true") choose(link);
    });
  addEventListener("popstate", () => void show().catch(() => location.reload()));
  title.ariaLive = "polite";
  if (location.search !== "") void show().catch(() => undefined);
}

const start = (): void => {
  const section = document.querySelector<HTMLElement>("#openings");
  if (section) narrowJobs(section);
};
if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
else start();
