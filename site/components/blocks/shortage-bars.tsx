import type { BlockProps } from "./block.tsx";
import { BlockTitle, DashList, BlockFrame } from "./block-parts.tsx";
import { Figure } from "../figures.tsx";
import {
  PREVIEW_SHEETS,
  toPicturePath,
  THUMBNAIL_SIZE,
  toThumbnailPath,
} from "../../../model/report-pictures.ts";
import { Badge } from "../badge.tsx";
import { TableCaption } from "../tables.tsx";

export function EvaluationWeights({ body }: BlockProps<"evaluation-weights">) {
  return (
    <ul>
      {body.map(({ category, weight, criteria }) => (
        <li
          key={category}
          className="border-t border-line pt-4.5 pb-5 last:border-b print:break-inside-avoid"
        >
          <div className="flex items-baseline justify-between">
            <BlockTitle>{category}</BlockTitle>
            <Figure as="span">{`${weight}%`}</Figure>
          </div>
          <span className="mt-3 mb-2 block h-3 border border-ink bg-sheet" aria-hidden="true">
            <span
              className="graphic hatch [--hatch:100%] block h-full border-r border-ink"
              style={{ width: `${weight}%` }}
            />
          </span>
          <DashList items={criteria} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Media query for screens on which thumbnails are sharp: phones, which show three per row, and low-resolution
 * screens.
 */
const THUMBNAIL_MEDIA_QUERY = "(width < 640px) or (resolution < 1.5dppx)";

/**
 * Thumbnails of report sheets, each linked to the full image. The full image is shown instead where the
 * thumbnail would be blurry or AVIF is not supported.
 */
export function ReportSheets({ body }: BlockProps<"report-sheets">) {
  return (
    <ul className="grid grid-cols-3 gap-3 sm:gap-6">
      {PREVIEW_SHEETS.map((sheet) => (
        <li key={sheet}>
          <a className="block" href={toPicturePath(sheet)}>
            <picture>
              <source type="image/avif" media={THUMBNAIL_MEDIA_QUERY} srcSet={toThumbnailPath(sheet)} />
              <img
                className="h-auto w-full border border-line"
                src={toPicturePath(sheet)}
                alt={body[sheet]}
                {...THUMBNAIL_SIZE}
                loading="lazy"
                decoding="async"
              />
            </picture>
          </a>
          <p className="mt-2 font-mono text-13 text-ink-2" aria-hidden="true">
            {sheet}
          </p>
        </li>
      ))}
    </ul>
  );
}

const FILL = "graphic block h-full border-r border-ink";

function shortageColor(shortage: number): string {
  if (shortage > 75) return `${FILL} bg-critical`;
  if (shortage > 65) return `${FILL} bg-signal`;
  return `${FILL} hatch bg-caution [--hatch:45%] [--pitch:6px]`;
}

export function ShortageBars({ body, caption }: BlockProps<"shortage-bars">) {
  return (
    <BlockFrame>
      <table className="table stacked">
        <TableCaption>{caption ?? "Shortage by role"}</TableCaption>
        <thead className="sr-only max-md:hidden">
          <tr>
            <th scope="col">Role</th>
            <th scope="col">Shortage</th>
            <th scope="col">Severity</th>
          </tr>
        </thead>
        <tbody>
          {body.map(({ role, shortage, severity }) => (
            <tr key={role} className="max-md:gap-x-0 max-md:py-3 max-md:last:border-b-0">
              <th scope="row">{role}</th>
              <td className="w-[52%] max-md:order-last max-md:col-span-full max-md:w-full">
                <span
                  className="mr-4 inline-block h-3.5 w-[calc(100%-72px)] border border-ink bg-sheet align-middle"
                  aria-hidden="true"
                >
                  <span className={shortageColor(shortage)} style={{ width: `${shortage}%` }} />
                </span>
                <strong>{shortage}</strong>
              </td>
              <td className="text-right whitespace-nowrap">
                <Badge label={severity} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </BlockFrame>
  );
}
