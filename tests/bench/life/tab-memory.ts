import type { CDPSession } from "playwright";

/** What a tab holds after its garbage is collected. */
export interface TabMemory {
  /** Bytes of JavaScript's heap in use. */
  heap: number;
  documents: number;
  nodes: number;
  listeners: number;
}

/** Collects a tab's garbage and looks at what is left. */
export async function tabMemory(session: CDPSession): Promise<TabMemory> {
  // What the first collection sets free may hold more of it.
  for (let pass = 0; pass < 3; pass++) await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const { documents, nodes, jsEventListeners } = await session.send("Memory.getDOMCounters");
  return { heap: usedSize, documents, nodes, listeners: jsEventListeners };
}
