/**
 * Keeps the reader's place and typed text when they switch the page's language. Both are in the session's storage until
 * the other page has read them, and are never sent. What calculators store in the page's address goes along in it.
 * Files and boxes to tick are left out: a consent is given to the text in its own language.
 */
const KEY = "ridgebeam-language";
const TYPED =
  "main .form :is(input:not([type=password],[type=file],[type=checkbox],[type=hidden]),textarea,select)";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Value = string | number | boolean;

interface Place {
  path: string;
  /** Index of the section that is being read, -1 above the first, and how much of it is above the window. */
  section: number;
  share: number;
  typed: readonly Value[];
}

const listSections = () => [...document.querySelectorAll("main section[id]")];
const listFields = () => [...document.querySelectorAll<Field>(TYPED)];

/** Options differ by language, and so are known by their position. */
function readValue(field: Field): Value {
  if (field instanceof HTMLSelectElement) return field.selectedIndex;
  return field.type === "radio" ? (field as HTMLInputElement).checked : field.value;
}

/** Whether the reader has changed a field of this page, before its place could be restored. */
function isChanged(field: Field): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLInputElement)
    return field.type === "radio"
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
  return [...field.options].some((option) => option.selected && !option.defaultSelected && option.index > 0);
}

function writeValue(field: Field, value: Value): void {
  if (value === readValue(field) || isChanged(field)) return;
  if (typeof value === "number") (field as HTMLSelectElement).selectedIndex = value;
  else if (typeof value === "boolean") (field as HTMLInputElement).checked = value;
  else field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function savePlace({ pathname }: HTMLAnchorElement): void {
  const rects = listSections().map((one) => one.getBoundingClientRect());
  const section = rects.findLastIndex(({ top }) => top < innerHeight / 3);
  const { top, height } = rects[section] ?? { top: -scrollY, height: 1 };
  const place: Place = { path: pathname, section, share: -top / height, typed: listFields().map(readValue) };
  sessionStorage.setItem(KEY, JSON.stringify(place));
}

function restorePlace(): void {
  const stored = sessionStorage.getItem(KEY);
  if (stored === null) return;
  sessionStorage.removeItem(KEY);
  const { path, section, share, typed } = JSON.parse(stored) as Place;
  if (path !== location.pathname) return;
  const fields = listFields();
  if (fields.length === typed.length)
    fields.forEach((field, index) => writeValue(field, typed[index] ?? readValue(field)));
  // Whoever has scrolled already is reading.
  if (scrollY > 0) return;
  const { top, height } = listSections()[section]?.getBoundingClientRect() ?? { top: -scrollY, height: 1 };
  scrollBy({ top: top + share * height, behavior: "instant" });
}

/** Whether a link leads to this page in another language; its address then has the same parameters. */
const isThisPage = ({ origin, pathname }: HTMLAnchorElement): boolean =>
  origin === location.origin &&
  [...document.querySelectorAll<HTMLLinkElement>("link[rel=alternate][hreflang]")].some(
    ({ href }) => new URL(href).pathname === pathname,
  );

addEventListener("click", ({ target, ctrlKey, metaKey, shiftKey, altKey }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[hreflang][lang]");
  // With these keys the link opens elsewhere, and nobody would read what is stored.
  if (!link || ctrlKey || metaKey || shiftKey || altKey) return;
  if (isThisPage(link)) link.search = location.search;
  // Fails where storage is blocked.
  savePlace(link);
});
if (document.readyState === "loading") addEventListener("DOMContentLoaded", restorePlace);
else restorePlace();

export {};
