/** Stands for a value that could not be read: a private-use character, which no content has. */
export const UNREAD_VALUE = "\ue000";

/** Whether a text contains a value that could not be read, so that its length and format are unknown. */
export const isUnreadText = (value: unknown): boolean =>
  typeof value === "string" && value.includes(UNREAD_VALUE);
