import type { DrawingSubject } from "../../site/drawings/subject.ts";

export interface SocialPage {
  path: string;
  title: string;
  code: string;
  slogan: string;
  subject: DrawingSubject;
}
