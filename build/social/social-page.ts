import type { DrawingSubject } from "../../site/drawings/subject.ts";

/** What a page's social image says and draws. */
export interface SocialPage {
  /** Canonical path of the page. */
  path: string;
  title: string;
  /** Sheet code of the title block, `I-021`. */
  code: string;
  subject: DrawingSubject;
}
