/** A section counts as being read when its heading is in this part of the window from the top: the first third. */
const THIRD = 3;

/** Marks the link of an article's list of contents whose section is being read; the sheet shows the mark. */
function followReader(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-contents] a")];
  if (!links[0]) return;
  const isReached = ({ hash }: HTMLAnchorElement): boolean =>
    document.getElementById(hash.slice(1))!.getBoundingClientRect().top < innerHeight / THIRD;
  const mark = (): void => {
    const current = links.findLast(isReached) ?? links[0];
    for (const link of links) link.ariaCurrent = link === current ? "location" : null;
  };
  addEventListener("scroll", mark, { passive: true });
  mark();
}

if (document.readyState === "loading") addEventListener("DOMContentLoaded", followReader);
else followReader();
