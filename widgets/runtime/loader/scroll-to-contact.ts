import { closest } from "./closest.ts";

/** Anchors that are scrolled to smoothly; the second one is the landing page's form. */
const SMOOTH = /^#contact(-form)?$/;

/** Milliseconds before the scroll begins. */
const DELAY = 100;
const DELAY_ON_ARRIVAL = 500;

function sectionOf(hash: string): HTMLElement | null {
  return SMOOTH.test(hash) ? document.getElementById(hash.slice(1)) : null;
}

/** Scrolls to a section, smoothly where the style sheet says so, and moves focus to it, so that the next Tab is in it. */
function goTo(section: HTMLElement): void {
  // The style sheet's hold on the browser's jump.
  section.style.animation = "none";
  section.focus({ preventScroll: true });
  section.scrollIntoView();
}

/** Follows a plain click on a link to a section of this page. */
export function scrollOnClick(event: MouseEvent): void {
  const link = closest<HTMLAnchorElement>(event, "a");
  if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const section =
    !link.search &&
    link.origin + link.pathname === location.origin + location.pathname &&
    sectionOf(link.hash);
  if (!section) return;
  event.preventDefault();
  if (location.hash !== link.hash) history.pushState(null, "", link.hash);
  setTimeout(goTo, DELAY, section);
}

/** On arrival from another page, shows the way to a section from the top; the style sheet holds back the browser's own jump. */
export function scrollOnArrival(): void {
  const section = sectionOf(location.hash);
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!section || visit?.type !== "navigate") return;
  // Whoever is at work in it already was there before this script.
  const arrive = (): unknown => section.querySelector(":focus") ?? goTo(section);
  setTimeout(arrive, DELAY_ON_ARRIVAL);
}
