import { UnavailableError } from "../backend-error.ts";

type FairQueue = <T>(sender: string, work: () => Promise<T>) => Promise<T>;

interface Queue {
  running: number;
  waiting: (() => void)[];
}

/**
 * Runs up to `maxConcurrent` tasks per client at a time and queues up to `maxQueued` more, so that a flood from one
 * client delays only that client.
 * @throws UnavailableError from the returned function if the client's queue is full
 */
export function createFairQueue(maxConcurrent: number, maxQueued: number): FairQueue {
  const queues = new Map<string, Queue>();
  return async (sender, work) => {
    const queue = queues.get(sender) ?? { running: 0, waiting: [] };
    queues.set(sender, queue);
    if (queue.waiting.length >= maxQueued) throw new UnavailableError("Too many requests at once");
    if (queue.running < maxConcurrent) queue.running += 1;
    else await new Promise<void>((resolve) => queue.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.waiting.shift();
      if (next) next();
      else if ((queue.running -= 1) === 0) queues.delete(sender);
    }
  };
}
