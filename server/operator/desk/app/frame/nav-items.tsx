import { leadStatuses } from "../../leads/lead-desk.ts";
import { useDesk } from "../data/desk-context.ts";
import { viewUrl, type View } from "../data/route.ts";
import { deliveryStateNames, listNames } from "../format/labels.ts";
import { chosenState } from "../list/list-search.ts";
import type { IconName } from "../parts/icon.tsx";

export interface NavItem {
  name: string;
  href: string;
  icon: IconName;
  count?: number | undefined;
  hotkey?: string | undefined;
  isCurrent: boolean;
  isCritical?: boolean;
}

const inboxStates = ["open", "late", ...leadStatuses] as const;

export function useNavItems(): Record<string, NavItem[]> {
  const { route, counts } = useDesk();
  const { view, params } = route;
  const states = counts?.leads.states;
  const stateCounts = states && {
    ...states,
    open: states.new + states.read + states.contacted + states.qualified,
    late: counts.leads.late,
  };
  const viewItem = (itemView: View, name: string, icon: IconName): NavItem => ({
    name,
    href: viewUrl(itemView),
    icon,
    isCurrent: view === itemView,
  });
  const deliveryItem = (state: "failed" | "waiting"): NavItem => ({
    name: deliveryStateNames[state],
    href: `/deliveries?state=${state}`,
    icon: state,
    count: counts?.deliveries[state],
    isCurrent: view === "deliveries" && (params.get("state") ?? "failed") === state,
    isCritical: state === "failed" && (counts?.deliveries.failed ?? 0) > 0,
    hotkey: state === "failed" ? "0" : undefined,
  });
  return {
    Inbox: inboxStates.map((state, index) => ({
      name: listNames[state],
      href: viewUrl("inbox", new URLSearchParams(state === "open" ? "" : { state })),
      icon: state,
      count: stateCounts?.[state],
      hotkey: String(index + 1),
      isCurrent: view === "inbox" && chosenState(params) === state,
      isCritical: state === "late" && (stateCounts?.late ?? 0) > 0,
    })),
    Review: [{ ...viewItem("flagged", "Flagged", "flagged"), count: counts?.leads.flagged, hotkey: "9" }],
    Deliveries: [deliveryItem("failed"), deliveryItem("waiting")],
    More: [viewItem("mails", "Saved email", "mail"), viewItem("counts", "Counts", "chart")],
  };
}
