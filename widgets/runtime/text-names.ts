/** Keys in `content/_data/messages.yaml` by group. */
export type TextNames = Readonly<Record<string, readonly string[]>>;
