import {
  PREVIEW_SHEETS,
  toPicturePath,
  THUMBNAIL_SIZE,
  toThumbnailPath,
} from "../../../model/report-pictures.ts";
import type { BlockProps } from "./block.tsx";

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
