import { createContext, useContext } from "react";
import type { DeliveryState } from "../../../../jobs/outbox/delivery-store.ts";
import type { DeskConfig } from "../../api/desk-config.ts";
import type { DeskSettings, LeadCounts } from "../../leads/lead-desk.ts";
import type { OwnChanges } from "./own-changes.ts";
import type { Route } from "./route.ts";
import type { LastChange } from "./status-changes.ts";
import type { TimeFormats } from "../format/time-formats.ts";

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
