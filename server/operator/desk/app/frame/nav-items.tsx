import type { ReactNode } from "react";
import { leadStatuses } from "../../leads/lead-desk.ts";
import { viewUrl, type Route, type View } from "../data/route.ts";
import type { Counts } from "../data/desk-context.ts";
import {
  ChartIcon,
  DeliveryIcon,
  FlaggedIcon,
  ListIcon,
  MailIcon,
  StateIcon,
  WarnIcon,
} from "../parts/icons.tsx";
import { statusNames } from "../format/labels.ts";

export interface NavItem {
  name: string;
  href: string;
  icon: ReactNode;
  count: number | undefined;
  hotkey?: string;
  isCurrent: boolean;
  isCritical?: boolean;
}

const stateUrl = (state: string) => viewUrl("inbox", new URLSearchParams(state === "open" ? "" : { state }));
export const unfilteredUrl = (view: View) => viewUrl(view, new URLSearchParams());

export function navItems({ view, params }: Route, counts: Counts | undefined): Record<string, NavItem[]> {
  const state = view === "inbox" ? (params.get("state") ?? (params.has("q") ? "all" : "open")) : undefined;
  const states = counts?.leads.states;
  const openCount = states && states.new + states.read + states.contacted + states.qualified;
  const lateCount = counts?.leads.late;
  const delivery = (name: "failed" | "waiting", title: string): NavItem => ({
    name: title,
    href: `/deliveries?state=${name}`,
    icon: <DeliveryIcon state={name} />,
    count: counts?.deliveries[name],
    isCurrent: view === "deliveries" && (params.get("state") ?? "failed") === name,
    isCritical: name === "failed" && (counts?.deliveries.failed ?? 0) > 0,
    ...(name === "failed" ? { hotkey: "0" } : {}),
  });
  return {
    Inbox: [
      {
        name: "Open",
        href: stateUrl("open"),
        icon: <ListIcon />,
        count: openCount,
        hotkey: "1",
        isCurrent: state === "open",
      },
      {
        name: "Late",
        href: stateUrl("late"),
        icon: <WarnIcon />,
        count: lateCount,
        hotkey: "2",
        isCurrent: state === "late",
        isCritical: (lateCount ?? 0) > 0,
      },
      ...leadStatuses.map((leadStatus, index) => ({
        name: statusNames[leadStatus],
        href: stateUrl(leadStatus),
        icon: <StateIcon state={leadStatus} />,
        count: states?.[leadStatus],
        hotkey: String(index + 3),
        isCurrent: state === leadStatus,
      })),
    ],
    Review: [
      {
        name: "Flagged",
        href: unfilteredUrl("flagged"),
        icon: <FlaggedIcon />,
        count: counts?.leads.flagged,
        hotkey: "9",
        isCurrent: view === "flagged",
      },
    ],
    Deliveries: [delivery("failed", "Failed"), delivery("waiting", "Waiting")],
    More: [
      {
        name: "Saved email",
        href: unfilteredUrl("mails"),
        icon: <MailIcon />,
        count: undefined,
        isCurrent: view === "mails",
      },
      {
        name: "Counts",
        href: unfilteredUrl("counts"),
        icon: <ChartIcon />,
        count: undefined,
        isCurrent: view === "counts",
      },
    ],
  };
}
