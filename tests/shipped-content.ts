import { loadContent } from "../model/loading/load-site.ts";

/** The content of the project, loaded once per worker, which takes a third of a second. Tests must not change it. */
export const shippedContent = loadContent(process.cwd());
export const shippedSite = shippedContent.site;
