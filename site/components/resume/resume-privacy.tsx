import type { Resume } from "../../model/schemas/resume.ts";
import { PointColumns } from "../point-columns.tsx";
import { Section } from "../section.tsx";
import { getSectionMark } from "../get-section-mark.ts";

export function ResumePrivacy({ sheetCode, file }: { sheetCode: string; file: Resume["file"] }) {
  return (
    <Section id="file" mark={getSectionMark(sheetCode, 3)} layout="stack" texts={file}>
      <PointColumns points={file.points} />
      <p className="mt-9 flex flex-wrap items-center gap-x-7 gap-y-1 text-17">
        {file.more}
        {file.links.map(({ text, href }) => (
          <a
            key={href}
            href={href}
            className="inline-flex min-h-11 items-center underline decoration-signal decoration-2 underline-offset-5"
          >
            {text}
          </a>
        ))}
      </p>
    </Section>
  );
}
