import type { DrawingSubject } from "../../site/drawings/subject.ts";

/** Data for a page's social image. */
export interface SocialPage {
  /** Canonical path. */
  path: string;
  title: string;
  /** Sheet code of the title block, `I-021`. */
  code: string;
  subject: DrawingSubject;
}
