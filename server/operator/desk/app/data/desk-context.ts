import { createContext, useContext } from "react";
import type { DeliveryState } from "../../../../jobs/outbox/delivery-desk.ts";
import type { DeskFacts } from "../../api/desk-facts.ts";
import type { DeskSettings, LeadCounts } from "../../leads/lead-desk.ts";
import type { OwnChanges } from "./own-changes.ts";
import type { LastChange } from "./work.ts";
import type { Times } from "../words/times.ts";

export interface Counts {
  leads: LeadCounts;
  deliveries: Record<DeliveryState, number>;
}

/** What every part of the desk may know. */
export interface DeskState {
  facts: DeskFacts & DeskSettings;
  times: Times;
  /** Changes when something has changed. */
  beat: string;
  counts: Counts | undefined;
  now: Date;
  /** Tells the operator something in one line. */
  tell: (line: string) => void;
  /** Asks at once whether anything has changed. */
  refresh: () => void;
  /** Keeps what takes the last change of state back. */
  remember: (last: LastChange) => void;
  /** What Undo would take back; undefined where there is nothing. */
  undoName: string | undefined;
  own: OwnChanges;
  /** Notes that were begun and not saved, by the submission. */
  drafts: Map<string, string>;
}

export const DeskContext = createContext<DeskState | undefined>(undefined);

export function useDesk(): DeskState {
  const state = useContext(DeskContext);
  if (state === undefined) throw new Error("There is no desk around this component");
  return state;
}
