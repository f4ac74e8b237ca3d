import type { Locator, Page } from "playwright";

type DragEventType = "dragEnter" | "dragOver" | "drop";

/**
 * Drags a file from disk over an element, or drops it there.
 * @param types events to dispatch, in order
 * @param at position within the element in pixels; by default, three quarters of the way to its right edge
 */
export async function dragFile(
  page: Page,
  target: Locator,
  path: string,
  types: readonly DragEventType[],
  at?: { x: number; y: number },
): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  const { x, y } = at ?? { x: box.width * 0.75, y: box.height / 2 };
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  const session = await page.context().newCDPSession(page);
  for (const type of types)
    await session.send("Input.dispatchDragEvent", { type, x: box.x + x, y: box.y + y, data });
  await session.detach();
}

export const dropFile = (
  page: Page,
  target: Locator,
  path: string,
  at?: { x: number; y: number },
): Promise<void> => dragFile(page, target, path, ["dragEnter", "dragOver", "drop"], at);
