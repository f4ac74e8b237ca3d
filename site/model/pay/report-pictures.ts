/** Sheets that anybody may look at before asking for the report: a role's spread and a state. */
export const PICTURED_SHEETS = ["R-103", "R-104", "L-TX"] as const;

export type PicturedSheet = (typeof PICTURED_SHEETS)[number];

/** Size of a picture in pixels. */
export const PICTURE_SIZE = { width: 850, height: 1100 } as const;

/** Address of a sheet's picture. */
export function picturePath(sheet: PicturedSheet): string {
  return `/report/${sheet.toLowerCase()}.png`;
}
