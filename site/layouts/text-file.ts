import type { PageFrontMatter, TemplateData } from "./page.ts";

/** A template that writes a file for machines, or a page that stands outside the site's frame. */
export interface TextFile<Extra = unknown> {
  data: PageFrontMatter;
  render: (data: TemplateData & Extra) => string;
}

/** Types a template whose result is written as it is; Eleventy takes it as the module's default export. */
export function defineTextFile<Extra = unknown>(template: TextFile<Extra>): TextFile<Extra> {
  return template;
}
