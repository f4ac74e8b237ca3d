import type { DrawingSubject } from "../../site/drawings/subject.ts";

export interface SocialPage {
  path: string;
  title: string;
  /** Sheet code in the title block, such as `I-021`. */
  code: string;
  /** The agency's slogan in the language of the page. */
  slogan: string;
  subject: DrawingSubject;
}
