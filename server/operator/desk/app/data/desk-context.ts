import { createContext, useContext, useState } from "react";
import type { DeliveryState } from "../../../../jobs/outbox/delivery-store.ts";
import type { DeskConfig } from "../../open-desk.ts";
import type { DeskSettings, LeadCounts } from "../../leads/lead-desk.ts";
import type { OwnChanges, LastChange } from "./status-changes.ts";
import type { Route } from "./route.ts";
import type { TimeFormats } from "./labels.ts";
import { errorMessage } from "./api-client.ts";

export interface Counts {
  leads: LeadCounts;
  deliveries: Record<DeliveryState, number>;
}

export interface DeskState {
  route: Route;
  config: DeskConfig & DeskSettings;
  times: TimeFormats;
  /** Version of the submissions and deliveries in the database, which changes when they change. */
  revision: string;
  counts: Counts | undefined;
  now: Date;
  notify: (line: string) => void;
  refresh: () => void;
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

/** Returns whether an action is running, and a function that runs one and reports its error to the operator. */
export function useTask(): [isBusy: boolean, run: (task: () => Promise<void>) => Promise<void>] {
  const { notify } = useDesk();
  const [isBusy, setBusy] = useState(false);
  const run = async (task: () => Promise<void>): Promise<void> => {
    setBusy(true);
    await task().catch((error: unknown) => notify(errorMessage(error)));
    setBusy(false);
  };
  return [isBusy, run];
}
