import {
  isShown,
  sortRows,
  listFilterNames,
  resetChoice,
  listValues,
  readChoice,
  setValue,
  readValue,
  writeChoice,
  type StateRow,
  type RowOrder,
} from "./choice.ts";
import { showPay, type ComparisonData } from "./comparison-data.ts";

/** How long the "copied" label stays, in milliseconds. */
const COPIED_MS = 2000;

interface Row extends StateRow {
  element: HTMLTableRowElement;
  pin: HTMLInputElement;
}

export class StateComparison extends HTMLElement {
  #controls!: HTMLElement;
  #isStarted = false;
  #table!: HTMLTableElement;
  #data!: ComparisonData;
  #order!: RowOrder;
  #markedPins = "";

  connectedCallback(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    if (document.readyState === "loading")
      document.addEventListener("DOMContentLoaded", () => this.#start(), { once: true });
    else this.#start();
  }

  #start(): void {
    this.#controls = this.querySelector<HTMLElement>("search")!;
    this.#table = this.querySelector("table")!;
    this.#data = JSON.parse(this.querySelector("script")!.text) as ComparisonData;
    this.#order = readChoice(this.#controls, location.search);

    this.#controls.addEventListener("input", ({ target }) => {
      const { name, value } = target as HTMLInputElement | HTMLSelectElement;
      this.#change(name === "sort" ? { sort: value, isReversed: false } : {});
    });
    this.#onPress("[data-reset]", () => this.#reset());
    this.#onPress("[data-copy]", (button) => void this.#copy(button));
    this.#table.tBodies[0]!.addEventListener("change", ({ target }) => this.#pin(target as HTMLInputElement));
    this.#table.tHead!.addEventListener("click", (event) => this.#sort(event));
    // Include choices and pins from before this script loaded.
    const pinnedRows = this.#rows().filter(({ pin }) => pin.checked);
    const pins = new Set([...this.#order.pins, ...pinnedRows.map(({ stateCode }) => stateCode)]);
    this.#change({ pins: [...pins] });
    // Don't import `emit`: esbuild would split it into another chunk that every form has to load.
    const detail = { widget: this.localName };
    this.dispatchEvent(new CustomEvent("ridgebeam:ready", { detail, bubbles: true, composed: true }));
  }

  #onPress(selector: string, action: (button: HTMLElement) => void): void {
    const button = this.querySelector<HTMLElement>(selector)!;
    button.addEventListener("click", () => action(button));
  }

  #rows(): Row[] {
    const pay = this.#data.roles[readValue(this.#controls, "role")];
    const names = listFilterNames(this.#controls);
    return [...this.#table.tBodies[0]!.rows].map((element) => ({
      element,
      pin: element.querySelector<HTMLInputElement>("[name=pin]")!,
      name: element.querySelector("th a")!.textContent,
      stateCode: element.dataset["state"]!,
      dollars: pay?.regions[element.dataset["region"]!]?.dollars,
      values: Object.fromEntries(names.map((name) => [name, element.getAttribute(`data-${name}`) ?? ""])),
    }));
  }

  #change(order: Partial<RowOrder>): void {
    Object.assign(this.#order, order);
    const query = writeChoice(this.#controls, this.#order, location.search);
    history.replaceState(history.state, "", location.pathname + query + location.hash);
    this.#render();
  }

  #reset(): void {
    // The reset button is hidden after a reset, so move focus to the controls.
    this.#controls.focus({ preventScroll: true });
    resetChoice(this.#controls);
    this.#change({ sort: readValue(this.#controls, "sort"), isReversed: false, pins: [] });
  }

  #pin({ value, checked }: HTMLInputElement): void {
    const otherPins = this.#order.pins.filter((stateCode) => stateCode !== value);
    this.#change({ pins: checked ? [...otherPins, value] : otherPins });
  }

  #sort(event: MouseEvent): void {
    const link = (event.target as Element).closest<HTMLAnchorElement>("[data-sort]");
    if (!link || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { sort = "" } = link.dataset;
    setValue(this.#controls, "sort", sort);
    this.#change({ sort, isReversed: sort === this.#order.sort && !this.#order.isReversed });
  }

  async #copy(button: HTMLElement): Promise<void> {
    const { textContent, dataset } = button;
    try {
      await navigator.clipboard.writeText(location.href);
    } catch {
      // Clipboard access may be denied. The visitor can still copy the URL from the address bar.
      return;
    }
    // After a second click, the label is that of the first one.
    if (textContent === dataset["copied"]) return;
    button.textContent = dataset["copied"] ?? textContent;
    setTimeout(() => (button.textContent = textContent), COPIED_MS);
  }

  #render(): void {
    const { sort, isReversed, pins } = this.#order;
    const focusedElement = document.activeElement;
    const rows = this.#rows();
    const pay = this.#data.roles[readValue(this.#controls, "role")];
    if (pay !== undefined) showPay(this.#table, rows, pay);

    const names = listFilterNames(this.#controls);
    const filters = Object.fromEntries(names.map((name) => [name, readValue(this.#controls, name)]));
    const searchText = readValue(this.#controls, "find");
    const sortedRows = sortRows(rows, this.#order, (name) => listValues(this.#controls, name));
    let shownCount = 0;
    for (const row of sortedRows) {
      const isPinned = pins.includes(row.stateCode);
      row.pin.checked = isPinned;
      row.element.toggleAttribute("data-pinned", isPinned);
      row.element.hidden = !isPinned && !isShown(row, { searchText, values: filters });
      if (!row.element.hidden) shownCount++;
    }
    if (sortedRows.some((row, position) => row !== rows[position]))
      this.#table.tBodies[0]!.append(...sortedRows.map(({ element }) => element));
    // Moving an element in the DOM removes focus from it.
    if (focusedElement instanceof HTMLElement && this.#table.contains(focusedElement))
      focusedElement.focus({ preventScroll: true });

    for (const link of this.#table.querySelectorAll<HTMLElement>("[data-sort]")) {
      const isDescending = (link.dataset["sort"] === "pay") !== isReversed;
      if (link.dataset["sort"] !== sort) link.parentElement!.removeAttribute("aria-sort");
      else link.parentElement!.setAttribute("aria-sort", isDescending ? "descending" : "ascending");
    }
    this.#markMap(rows);
    this.#announce(shownCount, rows.length);
  }

  #markMap(rows: readonly Row[]): void {
    const pins = this.#order.pins.join();
    if (pins === this.#markedPins) return;
    this.#markedPins = pins;
    for (const { element, pin } of rows) {
      const path = element.querySelector("th a")!.getAttribute("href");
      document.querySelector(`.us-map a[href="${path}"]`)?.toggleAttribute("data-pinned", pin.checked);
    }
  }

  #announce(shownCount: number, count: number): void {
    const { texts } = this.#data;
    const { sort, isReversed, pins } = this.#order;
    const name = this.#table.querySelector(`[data-sort="${sort}"]`)?.textContent.trim() ?? "";
    // Lowercase the column name for use within a sentence, but keep acronyms: "right to work", "OSHA plan".
    const column = name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
    const fill = (text: string): string =>
      text.replace(/\{(\w+)\}/g, (_, name: string) =>
        String({ shown: shownCount, count, column, pins: pins.length }[name] ?? ""),
      );
    const all = fill(texts.shown);
    const sentences = [`${all}${fill(isReversed ? texts.reversed : texts.sorted)}.`];
    if (pins.length > 0) sentences.push(fill(texts.pinned));
    if (shownCount === 0) sentences.push(texts.none);
    const text = sentences.join(" ");
    const status = this.querySelector("[role=status]")!;
    if (status.textContent !== text) status.textContent = text;
    // On phones, the filter panel hides the count, so repeat it inside the panel.
    this.querySelector("[data-shown]")!.textContent = all;
    this.querySelector<HTMLElement>("[data-reset]")!.hidden = writeChoice(this.#controls, this.#order) === "";
  }
}
