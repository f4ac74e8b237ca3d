import { expect, it } from "vitest";
import { withExtension } from "../../../../model/resume-check/resume-kind.ts";

it.each([
  ["résumé.pdf", "pdf", "résumé.pdf"],
  ["CV.PDF", "pdf", "CV.PDF"],
  ["cv.pdf\u200e ", "pdf", "cv.pdf"],
  ["Resume Kim", "pdf", "Resume Kim.pdf"],
  ["Resume St. Clair", "docx", "Resume St. Clair.docx"],
  ["cv.doc", "docx", "cv.docx"],
  ["\u200b", "doc", "resume.doc"],
] as const)("the file name %j of a resume in the format %s becomes %s", (name, kind, expectedName) => {
  expect(withExtension(kind, name)).toBe(expectedName);
});
