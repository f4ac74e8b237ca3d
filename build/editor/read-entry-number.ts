/** Returns an entry's sheet or requisition number as written in its file, even if the file has mistakes elsewhere. */
export const readEntryNumber = (text: string): string | undefined =>
  /^(?:sheet|requisition): *["']?([\w-]+)/m.exec(text)?.[1];
