import { deliveryStates, type DeliveryDesk } from "./delivery-desk.ts";

/** What the desk of a running server is asked for, and answers as JSON. */
export const deskWorks = ["list", "count", "retry", "release"] as const;
export type DeskWork = (typeof deskWorks)[number];

export const isDeskWork = (name: string): name is DeskWork => (deskWorks as readonly string[]).includes(name);

const isText = (value: unknown): value is string => typeof value === "string";

/** Does one piece of work with the arguments of the desk's function of that name, which have come as JSON. */
export function doDeskWork(
  desk: DeliveryDesk,
  work: DeskWork,
  [first, second]: readonly unknown[],
): Promise<unknown> {
  switch (work) {
    case "list":
      return desk.list(
        deliveryStates.filter((state) => Array.isArray(first) && first.includes(state)),
        second ?? {},
      );
    case "count":
      return desk.count();
    case "retry":
      return desk.retry(isText(first) ? first : "");
    case "release":
      return desk.release(isText(first) ? first : "", isText(second) ? second : "operator");
  }
}

/** The desk of a running server, behind a function that asks it. */
export function remoteDesk(
  ask: (work: DeskWork, given: readonly unknown[]) => Promise<unknown>,
): DeliveryDesk {
  return {
    list: (states, filter) => ask("list", [states, filter]) as ReturnType<DeliveryDesk["list"]>,
    count: () => ask("count", []) as ReturnType<DeliveryDesk["count"]>,
    retry: (id) => ask("retry", [id]) as Promise<number>,
    release: (id, operator) => ask("release", [id, operator]) as Promise<number>,
  };
}
