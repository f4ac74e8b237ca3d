import { closest } from "./closest.ts";

/** Anchors that are scrolled to smoothly; the second one is the landing page's form. */
const SMOOTH = /^#contact(-form)?$/;

/** Milliseconds before the scroll begins. */
const DELAY = 100;
const DELAY_ON_ARRIVAL = 500;

const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

function sectionOf(hash: string): HTMLElement | null {
  return SMOOTH.test(hash) ? document.getElementById(hash.slice(1)) : null;
}

/** Scrolls to a section and moves focus to it, so that the next Tab is in it. */
function goTo(section: HTMLElement): void {
  if (!section.hasAttribute("tabindex")) section.tabIndex = -1;
  section.focus({ preventScroll: true });
  section.scrollIntoView({ behavior: isCalm() ? "instant" : "smooth" });
}

/** Follows a plain click on a link to a section of this page. */
export function scrollOnClick(event: MouseEvent): void {
  const link = closest<HTMLAnchorElement>(event, "a");
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
    return;
  const section =
    !link.search &&
    link.origin + link.pathname === location.origin + location.pathname &&
    sectionOf(link.hash);
  if (!section) return;
  event.preventDefault();
  if (location.hash !== link.hash) history.pushState(null, "", link.hash);
  setTimeout(() => goTo(section), isCalm() ? 0 : DELAY);
}

/** On arrival from another page: the browser jumps to the section by itself; the way there is shown instead. */
export function scrollOnArrival(): void {
  const section = sectionOf(location.hash);
  // Whoever is at work in it already was there before this script.
  if (!section || section.querySelector(":focus")) return;
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (isCalm() || visit?.type !== "navigate") return goTo(section);
  const end = performance.now() + DELAY_ON_ARRIVAL;
  // The browser may jump now or some frames later, so the page is held at its top until the scroll begins.
  const hold = (): void => {
    if (performance.now() > end) return goTo(section);
    scrollTo({ top: 0, behavior: "instant" });
    requestAnimationFrame(hold);
  };
  hold();
}
