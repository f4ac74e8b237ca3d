import type { Readable } from "node:stream";
import type { DeliveryStore } from "../../jobs/outbox/delivery-store.ts";
import type { LeadDesk } from "../desk/leads/create-lead-desk.ts";
import type { SubmissionRetention } from "../../jobs/retention/submission-retention.ts";
import type { SubmissionSource } from "../submissions/submission-source.ts";

/**
 * Operations on stored data for operator commands. Arguments and results are JSON, so that a running server can
 * perform them.
 */
export interface OperatorFunctions {
  rows: Pick<SubmissionSource, "columns" | "page">;
  retention: SubmissionRetention;
  deliveries: DeliveryStore;
  leads: LeadDesk;
}

export interface OperatorSource extends OperatorFunctions {
  resume: SubmissionSource["resume"];
  backup(): Promise<Readable>;
}

const functionNames: { [Part in keyof OperatorFunctions]: Record<keyof OperatorFunctions[Part], true> } = {
  rows: { columns: true, page: true },
  retention: { find: true, delete: true, due: true, noteListed: true, hold: true },
  deliveries: { list: true, count: true, retry: true, release: true },
  leads: {
    settings: true,
    revision: true,
    counts: true,
    list: true,
    export: true,
    open: true,
    changeAll: true,
    note: true,
    releaseAll: true,
    statistics: true,
    partnerReport: true,
  },
};

type Call = (...args: unknown[]) => Promise<unknown>;

/** Returns the function for a path such as `retention/find`, or undefined. */
export function findOperatorFunction(functions: OperatorFunctions, path: string): Call | undefined {
  const [part = "", name = "", ...rest] = path.split("/");
  if (rest.length > 0 || !Object.hasOwn(functionNames, part)) return undefined;
  const knownPart = part as keyof OperatorFunctions;
  if (!Object.hasOwn(functionNames[knownPart], name)) return undefined;
  const partFunctions = functions[knownPart] as unknown as Record<string, Call>;
  return partFunctions[name];
}

/** Returns functions that pass their path and arguments to `call`. */
export function createOperatorFunctions(
  call: (path: string, args: unknown[]) => Promise<unknown>,
): OperatorFunctions {
  const parts = Object.entries(functionNames).map(([part, functions]): [string, Record<string, Call>] => [
    part,
    Object.fromEntries(
      Object.keys(functions).map((name) => [name, (...args) => call(`${part}/${name}`, args)]),
    ),
  ]);
  return Object.fromEntries(parts) as unknown as OperatorFunctions;
}
