import { UnavailableError } from "../unavailable-error.ts";

/** Runs a sender's work when it is the sender's turn. */
export type FairTurns = <T>(sender: string, work: () => Promise<T>) => Promise<T>;

interface Queue {
  running: number;
  waiting: (() => void)[];
}

/**
 * Lets each sender have `atOnce` pieces of work under way and `inLine` more waiting, so that one who floods the server waits
 * behind himself and not everybody behind him.
 * @throws UnavailableError from the returned function when a sender's line is full
 */
export function fairTurns(atOnce: number, inLine: number): FairTurns {
  const queues = new Map<string, Queue>();
  return async (sender, work) => {
    const queue = queues.get(sender) ?? { running: 0, waiting: [] };
    queues.set(sender, queue);
    if (queue.waiting.length >= inLine) throw new UnavailableError("Too many requests at once");
    if (queue.running < atOnce) queue.running += 1;
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
