import type { PageFrontMatter, TemplateData } from "./page.ts";

/** A template for a non-HTML file, or for a document without the site's layout. */
interface TextFile<Extra = unknown> {
  data: PageFrontMatter;
  render: (data: TemplateData & Extra) => string;
}

export function defineTextFile<Extra = unknown>(template: TextFile<Extra>): TextFile<Extra> {
  return template;
}
