/** The current section is the last one whose heading is in or above the top third of the window. */
const TOP_FRACTION = 1 / 3;

function markCurrentSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-contents] a")];
  if (!links[0]) return;
  const isReached = ({ hash }: HTMLAnchorElement): boolean =>
    document.getElementById(hash.slice(1))!.getBoundingClientRect().top < innerHeight * TOP_FRACTION;
  const markSection = (): void => {
    const current = links.findLast(isReached) ?? links[0];
    for (const link of links) link.ariaCurrent = link === current ? "location" : null;
  };
  addEventListener("scroll", markSection, { passive: true });
  markSection();
}

if (document.readyState === "loading") addEventListener("DOMContentLoaded", markCurrentSection);
else markCurrentSection();
