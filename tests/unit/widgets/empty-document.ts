import { act } from "react";
import { afterAll } from "vitest";

// The next file uses the same document.
afterAll(() =>
  act(async () => {
    document.body.replaceChildren();
    await Promise.resolve();
  }),
);
