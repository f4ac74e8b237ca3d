export interface DrivenBrowser {
  name: string;
  open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page; its value must be JSON-serializable. */
  run: <Value>(expression: string) => Promise<Value>;
  /** Presses keys one after another: characters, or the values of `KEYS`. */
  press: (keys: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
}

/** Keys that produce no character, as WebDriver names them. */
export const KEYS = { tab: "\uE004", enter: "\uE007" } as const;

/** Converts the keys to a WebDriver input source. */
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
