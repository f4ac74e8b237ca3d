/** Message keys by group, as in `content/_data/messages.yaml`. */
export type MessageKeys = Readonly<Record<string, readonly string[]>>;
