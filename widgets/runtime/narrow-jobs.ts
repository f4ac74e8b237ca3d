import { readColumns } from "./columns.ts";
import { createRow, type JobIndex } from "./job-rows.ts";

const NAMES = ["trade", "state"] as const;
type Name = (typeof NAMES)[number];
type Choice = Readonly<Record<Name, string>>;

/** Within this time, a second tap on a choice is a double tap, not a wish to take it back. In milliseconds. */
const DOUBLE_TAP_MS = 400;

/** An opening in the list. Its element is made when it is first shown. */
interface Row extends Record<Name, readonly string[]> {
  element: () => HTMLElement;
}

const valueOf = (element: HTMLElement, name: Name): string => element.dataset[name] ?? "";

/** Returns what a link chooses: a trade, a state, or undefined for all openings. */
const nameOf = ({ dataset }: HTMLElement): Name | undefined => NAMES.find((name) => name in dataset);

const isOf = (row: Row, choice: Choice, name: Name): boolean =>
  choice[name] === "" || row[name].includes(choice[name]);

/**
 * Narrows the list of openings in place: the links to the pages of trades and states choose one of each, the address
 * says which, and the counts of each follow the choice of the other. The form of an alert takes over the choice. If the page has only the newest openings, all are
 * loaded once a visitor points at the links or moves the focus there, and no choice makes another request.
 */
function narrowJobs(section: HTMLElement): void {
  const title = section.querySelector<HTMLElement>("h2")!;
  const list = section.querySelector<HTMLElement>("ul:has(h3)")!;
  const template = section.querySelector<HTMLTemplateElement>("template");
  const note = section.querySelector<HTMLElement>("[data-newest]");
  const links = [...section.querySelectorAll<HTMLAnchorElement>("nav a")];
  const { one = "", several = "", index } = section.dataset;
  const ownRows = [...list.children] as HTMLElement[];
  let rows = ownRows.map((element): Row => ({
    trade: [valueOf(element, "trade")],
    state: valueOf(element, "state").split(" "),
    element: () => element,
  }));
  let loading = index === undefined ? Promise.resolve() : undefined;

  const loadRows = async (): Promise<void> => {
    const response = await fetch(index!);
    if (!response.ok) throw new Error(`${response.status}`);
    rows = readColumns((await response.json()) as JobIndex).map((parts): Row => {
      let element: HTMLElement | undefined;
      return {
        trade: [parts.trade],
        state: parts.state.split(" "),
        element: () => (element ??= createRow(template!, parts)),
      };
    });
  };
  const load = (): Promise<void> =>
    (loading ??= loadRows().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));

  const readChoice = (): Choice => {
    const parameters = new URLSearchParams(location.search);
    const read = (name: Name): string => {
      const value = parameters.get(name) ?? "";
      return links.some((link) => valueOf(link, name) === value) ? value : "";
    };
    return { trade: read("trade"), state: read("state") };
  };

  /** The choice that the form of an alert has taken over. */
  let takenChoice: Choice = { trade: "", state: "" };

  const show = async (): Promise<void> => {
    await load();
    const choice = readChoice();
    const found = rows.filter((row) => NAMES.every((name) => isOf(row, choice, name)));
    const all = found.length.toLocaleString("en-US");
    const shown = found.slice(0, Math.max(ownRows.length, 1)).map((row) => row.element());
    list.replaceChildren(...shown);
    (list.previousElementSibling as HTMLElement).hidden = shown.length === 0;
    title.textContent = found.length === 1 ? one : several.replace("{count}", all);
    if (note) {
      note.hidden = shown.length === found.length;
      note.textContent = note.dataset["newest"]!.replace("{count}", String(shown.length)).replace(
        "{all}",
        all,
      );
    }
    for (const name of NAMES) {
      const select = document.querySelector<HTMLSelectElement>(`#alert select[name="${name}"]`);
      // What the visitor has chosen in the form stays until the list's choice changes.
      if (select && choice[name] !== takenChoice[name]) select.value = choice[name];
    }
    takenChoice = choice;
    /** How many openings each trade and each state would leave. */
    const counts = { trade: new Map<string, number>(), state: new Map<string, number>() };
    const allOf = { trade: 0, state: 0 };
    for (const [name, other] of [NAMES, [...NAMES].reverse() as [Name, Name]] as const)
      for (const row of rows)
        if (isOf(row, choice, other)) {
          allOf[name] += 1;
          for (const value of row[name]) counts[name].set(value, (counts[name].get(value) ?? 0) + 1);
        }
    for (const link of links) {
      const name = nameOf(link);
      const isCurrent = name ? valueOf(link, name) === choice[name] : choice.trade + choice.state === "";
      link.ariaCurrent = isCurrent ? "true" : null;
      if (name === undefined) continue;
      const value = valueOf(link, name);
      const count = value === "" ? allOf[name] : (counts[name].get(value) ?? 0);
      link.lastElementChild!.textContent = String(count);
      link.ariaDisabled = count === 0 && !isCurrent ? "true" : null;
    }
  };

  const choose = (link: HTMLAnchorElement): void => {
    const choice = { ...readChoice() };
    const name = nameOf(link);
    // A second click on a choice takes it back.
    if (name) choice[name] = choice[name] === valueOf(link, name) ? "" : valueOf(link, name);
    const search = new URLSearchParams(
      Object.entries(name ? choice : {}).filter(([, value]) => value !== ""),
    );
    history.pushState(null, "", location.pathname + (search.size > 0 ? `?${search}` : ""));
    // Without the openings, the link leads to the page that has them.
    void show().catch(() => location.assign(link.href));
  };

  let last: { link: HTMLAnchorElement; at: number } | undefined;
  for (const link of links)
    link.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const isDoubleTap = last?.link === link && event.timeStamp - last.at < DOUBLE_TAP_MS;
      last = { link, at: event.timeStamp };
      if (isDoubleTap) return;
      if (link.ariaDisabled !== "true") choose(link);
    });
  const preload = ({ target }: Event): void => {
    if ((target as Element).closest("nav")) void load().catch(() => undefined);
  };
  for (const type of ["pointerover", "focusin", "touchstart"])
    section.addEventListener(type, preload, { passive: true });
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
