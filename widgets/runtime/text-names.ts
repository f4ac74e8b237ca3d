/** Message keys by group, as in `content/_data/messages.yaml`. */
export type TextNames = Readonly<Record<string, readonly string[]>>;
