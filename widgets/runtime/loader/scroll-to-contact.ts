import { closest } from "./closest.ts";

/** URL fragments of the contact sections. `#contact-form` is on the landing page. */
const SMOOTH = /^#contact(-form)?$/;

/** Delay before scrolling, in milliseconds. */
const DELAY = 100;
const DELAY_ON_ARRIVAL = 500;

function sectionOf(hash: string): HTMLElement | null {
  return SMOOTH.test(hash) ? document.getElementById(hash.slice(1)) : null;
}

function goTo(section: HTMLElement): void {
  // Ends the CSS animation that keeps the browser from jumping to the section by itself.
  section.style.animation = "none";
  section.focus({ preventScroll: true });
  section.scrollIntoView();
}

/** Scrolls smoothly when a visitor clicks a link to a contact section on the same page. */
export function scrollOnClick(event: MouseEvent): void {
  const link = closest<HTMLAnchorElement>(event, "a");
  if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const section = link.href === location.origin + location.pathname + link.hash && sectionOf(link.hash);
  if (!section) return;
  event.preventDefault();
  if (location.hash !== link.hash) history.pushState(null, "", link.hash);
  setTimeout(goTo, DELAY, section);
}

/**
 * On arrival from another page, scrolls smoothly from the top to the contact section. CSS keeps the browser
 * from jumping there by itself.
 */
export function scrollOnArrival(): void {
  const section = sectionOf(location.hash);
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!section || visit?.type !== "navigate") return;
  // Does not scroll if the visitor is already using the section.
  const arrive = (): unknown => section.querySelector(":focus") ?? goTo(section);
  setTimeout(arrive, DELAY_ON_ARRIVAL);
}
