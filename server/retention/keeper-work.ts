import type { SubmissionKeeper } from "./submission-keeper.ts";

const works = ["find", "delete", "due", "noteListed", "hold"] as const;
type Work = (typeof works)[number];

/** Whether a name from outside is one that a keeper knows. */
export const isKeeperWork = (name: string): name is Work => works.some((work) => work === name);

/** Does work for another process, which has sent its order as JSON. */
export function work(keeper: SubmissionKeeper, name: Work, order: never): Promise<unknown> {
  if (name === "due") return keeper.due(new Date((order as { at: string }).at));
  if (name === "noteListed") {
    const { table, at } = order as { table: Parameters<SubmissionKeeper["noteListed"]>[0]; at: string };
    return keeper.noteListed(table, new Date(at));
  }
  return keeper[name](order);
}

/** A keeper whose work another process does. */
export function keeperAt(ask: (name: Work, order: object) => Promise<unknown>): SubmissionKeeper {
  const answer = <T>(name: Work, order: object) => ask(name, order) as Promise<T>;
  return {
    find: (person) => answer("find", person),
    delete: (deletion) => answer("delete", deletion),
    due: (at) => answer("due", { at }),
    noteListed: async (table, at) => {
      await ask("noteListed", { table, at });
    },
    hold: (hold) => answer("hold", hold),
  };
}
