// @ts-check
// Page layout for all site generators in the comparison, about the size of a simple site's.
const LINKS = ["Services", "Industries", "Locations", "Insights", "About", "Resume"];
const list = LINKS.map((text) => `<li><a href="/${text.toLowerCase()}">${text}</a></li>`).join("");

export const ORIGIN = "https://www.ridgebeam.example";
export const HEAD =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/site.css">';
export const HEADER = `<header><a href="/">Ridgebeam Talent</a><nav aria-label="Main"><ul>${list}</ul></nav></header>`;
export const FOOTER = `<footer><nav aria-label="Footer"><ul>${list}</ul></nav><p>Recruiting for construction and engineering</p></footer>`;
