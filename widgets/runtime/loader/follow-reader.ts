/** How far down the window a section's heading has come when it counts as being read, as a share of the height. */
const READING_LINE = 1 / 3;

/** Marks the link of an article's list of contents whose section is being read; the sheet shows the mark. */
export function followReader(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-contents] a")];
  if (links.length === 0) return;
  const isReached = ({ hash }: HTMLAnchorElement): boolean => {
    const heading = document.getElementById(hash.slice(1));
    return heading !== null && heading.getBoundingClientRect().top < innerHeight * READING_LINE;
  };
  const mark = (): void => {
    const current = links.findLast(isReached) ?? links[0];
    for (const link of links) link.ariaCurrent = link === current ? "location" : null;
  };
  addEventListener("scroll", mark, { passive: true });
  mark();
}
