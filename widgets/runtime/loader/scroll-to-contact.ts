import { closest } from "./closest.ts";

/** URL fragments of contact sections. The landing page has `#contact-form`. */
const CONTACT_HASH = /^#contact(-form)?$/;

/** Delay before scrolling, in milliseconds. */
const CLICK_DELAY_MS = 100;
const ARRIVAL_DELAY_MS = 500;

function sectionOf(hash: string): HTMLElement | null {
  return CONTACT_HASH.test(hash) ? document.getElementById(hash.slice(1)) : null;
}

function scrollToSection(section: HTMLElement): void {
  // This CSS animation prevents the browser's own jump to the section.
  section.style.animation = "none";
  section.focus({ preventScroll: true });
  section.scrollIntoView();
}

/** Scrolls smoothly when a link to a contact section on the same page is clicked. */
export function scrollOnClick(event: MouseEvent): void {
  const link = closest<HTMLAnchorElement>(event, "a");
  if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const section = link.href === location.origin + location.pathname + link.hash && sectionOf(link.hash);
  if (!section) return;
  event.preventDefault();
  if (location.hash !== link.hash) history.pushState(null, "", link.hash);
  setTimeout(scrollToSection, CLICK_DELAY_MS, section);
}

/**
 * Scrolls smoothly to the contact section on arrival from another page. CSS prevents the browser's own jump
 * to the fragment.
 */
export function scrollOnArrival(): void {
  const section = sectionOf(location.hash);
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (!section || visit?.type !== "navigate") return;
  const scrollUnlessFocused = (): unknown => section.querySelector(":focus") ?? scrollToSection(section);
  setTimeout(scrollUnlessFocused, ARRIVAL_DELAY_MS);
}
