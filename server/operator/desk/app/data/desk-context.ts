import { useMutation } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import type { DeliveryState } from "../../../../jobs/outbox/delivery-store.ts";
import type { OperatorRole } from "../../../operators/operator-store.ts";
import type { DeskConfig } from "../../open-desk.ts";
import type { DeskSettings, LeadCounts } from "../../leads/lead-desk.ts";
import type { OwnChanges, LastChange } from "./status-changes.ts";
import type { Route } from "./route.ts";
import type { TimeFormats } from "./labels.ts";

export interface Counts {
  leads: LeadCounts;
  deliveries: Record<DeliveryState, number>;
}

interface DeskState {
  route: Route;
  config: DeskConfig & DeskSettings & { role: OperatorRole; replyTo: string | null };
  /** Whether the operator may also erase, delete, and export whole lists. */
  isAdmin: boolean;
  times: TimeFormats;
  counts: Counts | undefined;
  now: Date;
  notify: (line: string) => void;
  remember: (last: LastChange) => void;
  undoName: string | undefined;
  ownChanges: OwnChanges;
  drafts: Map<string, string>;
}

export const DeskContext = createContext<DeskState | undefined>(undefined);

export function useDesk(): DeskState {
  const state = useContext(DeskContext);
  if (state === undefined) throw new Error("useDesk was called outside of the desk's provider");
  return state;
}

/**
 * Returns whether an action is running, and a function that runs one. Afterward the query client reloads what is
 * shown, or reports the error to the operator.
 */
export function useTask(): [isBusy: boolean, run: (task: () => Promise<void>) => Promise<void>] {
  const { mutateAsync, isPending } = useMutation({ mutationFn: (task: () => Promise<void>) => task() });
  return [isPending, (task) => mutateAsync(task).catch(() => undefined)];
}
