export interface DrivenBrowser {
  name: string;
  open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page. Its value must be JSON-serializable. */
  run: <Value>(expression: string) => Promise<Value>;
  /** Presses keys in order: characters, or the values of `KEYS`. */
  press: (keys: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
}

/** WebDriver codes of keys that produce no character. */
export const KEYS = { tab: "\uE004", enter: "\uE007" } as const;

export const toKeyActions = (keys: readonly string[]) => [
  {
    type: "key",
    id: "keyboard",
    actions: keys.flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]),
  },
];
