let restore: (() => void) | undefined;

/**
 * Keeps what a page has added to `Object.prototype` out of `for … in`, with which zod reads its own tables, until the code that runs now is
 * done. The page never sees it: nothing of the page runs in between.
 */
export function hideAdditions(): void {
  if (restore) return;
  const added = Object.entries(Object.getOwnPropertyDescriptors(Object.prototype)).filter(
    ([, { enumerable, configurable }]) => enumerable && configurable,
  );
  const setEnumerable = (enumerable: boolean): void => {
    for (const [name, property] of added)
      Object.defineProperty(Object.prototype, name, { ...property, enumerable });
  };
  setEnumerable(false);
  restore = () => setEnumerable(true);
  queueMicrotask(showAdditions);
}

/** Ends that. */
function showAdditions(): void {
  restore?.();
  restore = undefined;
}

/** Runs something that reads tables by `for … in` as if the page had added nothing. */
export function withOwnKeys<Result>(run: () => Result): Result {
  hideAdditions();
  try {
    return run();
  } finally {
    showAdditions();
  }
}
