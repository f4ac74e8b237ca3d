/** Sheets that anybody may look at before asking for the report: a role's spread and a state. */
export const PICTURED_SHEETS = ["R-103", "R-104", "L-TX"] as const;

export type PicturedSheet = (typeof PICTURED_SHEETS)[number];

/** Size of a picture in pixels. */
export const PICTURE_SIZE = { width: 850, height: 1100 } as const;

/** Size of a thumbnail in pixels: as three beside each other need on a phone with three pixels a point. */
export const THUMBNAIL_SIZE = { width: 340, height: 440 } as const;

/** Address of a sheet's picture. */
export function picturePath(sheet: PicturedSheet): string {
  return `/report/${sheet.toLowerCase()}.png`;
}

/** Address of a sheet's thumbnail. */
export function thumbnailPath(sheet: PicturedSheet): string {
  return `/report/${sheet.toLowerCase()}.avif`;
}
