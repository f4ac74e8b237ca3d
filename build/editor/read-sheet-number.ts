/** Returns an entry's sheet number as written in its file, even if the file has mistakes elsewhere. */
export const readSheetNumber = (text: string): string | undefined =>
  /^sheet: *["']?([\w-]+)/m.exec(text)?.[1];
