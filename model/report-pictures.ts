/** Sheets of the report that are shown publicly as a preview: two about roles, one about a state. */
export const PREVIEW_SHEETS = ["R-103", "R-104", "L-TX"] as const;

export type PreviewSheet = (typeof PREVIEW_SHEETS)[number];

/** Size of a picture in pixels. */
export const SHEET_PICTURE_SIZE = { width: 850, height: 1100 } as const;

/**
 * Size of a thumbnail in pixels. Three thumbnails fit side by side on a phone with a device pixel ratio of 3.
 */
export const THUMBNAIL_SIZE = { width: 340, height: 440 } as const;

export function toPicturePath(sheet: PreviewSheet): string {
  return `/report/${sheet.toLowerCase()}.png`;
}

export function toThumbnailPath(sheet: PreviewSheet): string {
  return `/report/${sheet.toLowerCase()}.avif`;
}
