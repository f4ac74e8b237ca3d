/** A browser that a test drives by keyboard only, by any protocol. */
export interface DrivenBrowser {
  name: string;
  /** Opens an address, and waits until the page is loaded. */
  open: (url: string) => Promise<void>;
  /** Evaluates an expression in the page; its value must be one of JSON. */
  run: <Value>(expression: string) => Promise<Value>;
  /** Presses keys one after another: characters, or the values of `KEYS`. */
  press: (keys: readonly string[]) => Promise<void>;
  close: () => Promise<void>;
}

/** Keys without a character, as WebDriver names them. */
export const KEYS = { tab: "\uE004", enter: "\uE007" } as const;

/** The same keys as an input source of WebDriver. */
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
