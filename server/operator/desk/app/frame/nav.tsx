import { Link } from "wouter";
import { navigate } from "../data/api-client.ts";
import { leadStatuses, openStatuses } from "../../leads/lead-desk.ts";
import { useDesk } from "../data/desk-context.ts";
import { viewUrl, type View, chosenState } from "../data/route.ts";
import { deliveryStateNames, listNames } from "../data/labels.ts";
import { Icon, type IconName } from "../parts/icon.tsx";
import { AtTheDesk } from "../presence/presence.tsx";
import { useKeys } from "./shortcuts.tsx";

interface NavItem {
  name: string;
  href: string;
  icon: IconName;
  count?: number | undefined;
  hotkey?: string | undefined;
  isCurrent: boolean;
  isCritical?: boolean;
}

const promiseStates = ["late", ...leadStatuses] as const;

/** Keys of the lists of the inbox: whose, then by promise and status. */
const whoseKeys = ["1", "2", "3", "4"];
const promiseKeys = ["5", "6", "7", "8", "9"];

function useNavItems(): Record<string, NavItem[]> {
  const { route, counts, isAdmin, config } = useDesk();
  const { view, params } = route;
  const states = counts?.leads.states;
  const stateCounts = states && {
    ...states,
    late: counts.leads.late,
  };
  const viewItem = (itemView: View, name: string, icon: IconName): NavItem => ({
    name,
    href: viewUrl(itemView),
    icon,
    isCurrent: view === itemView,
  });
  const whoseCounts = counts && {
    ...counts.leads,
    open: openStatuses.reduce((sum, status) => sum + counts.leads.states[status], 0),
  };
  const listItem = (
    name: string,
    icon: IconName,
    count: "mine" | "nobodys" | "open" | "snoozed",
    filters: Record<string, string>,
  ): NavItem => {
    const { owner = null, state = "open" } = filters;
    return {
      name,
      href: viewUrl("inbox", new URLSearchParams(filters)),
      icon,
      count: whoseCounts?.[count],
      isCurrent: view === "inbox" && chosenState(params) === state && params.get("owner") === owner,
    };
  };
  const deliveryItem = (state: "failed" | "waiting"): NavItem => ({
    name: deliveryStateNames[state],
    href: `/deliveries?state=${state}`,
    icon: state,
    count: counts?.deliveries[state],
    isCurrent: view === "deliveries" && (params.get("state") ?? "failed") === state,
    isCritical: state === "failed" && (counts?.deliveries.failed ?? 0) > 0,
  });
  return {
    Whose: [
      listItem("Mine", "person", "mine", { owner: config.operator }),
      listItem("Nobody's", "nobody", "nobodys", { owner: "-" }),
      listItem("Everyone", "open", "open", {}),
      listItem("Snoozed", "snoozed", "snoozed", { state: "snoozed" }),
    ].map((item, index) => ({ ...item, hotkey: whoseKeys[index] })),
    Promise: promiseStates.map((state, index) => ({
      name: listNames[state],
      href: viewUrl("inbox", new URLSearchParams({ state })),
      icon: state,
      count: stateCounts?.[state],
      hotkey: promiseKeys[index],
      isCurrent: view === "inbox" && !params.has("owner") && chosenState(params) === state,
      isCritical: state === "late" && (stateCounts?.late ?? 0) > 0,
    })),
    Review: [{ ...viewItem("flagged", "Flagged", "flagged"), count: counts?.leads.flagged, hotkey: "0" }],
    Deliveries: [deliveryItem("failed"), deliveryItem("waiting")],
    More: [
      ...(isAdmin ? [viewItem("mails", "Saved email", "mail")] : []),
      ...(isAdmin ? [viewItem("webhooks", "Webhooks", "webhook")] : []),
      viewItem("counts", "Counts", "chart"),
      ...(isAdmin ? [viewItem("log", "Operators", "person")] : []),
    ],
  };
}

const NavLink = ({ item: { name, href, icon, count, hotkey, isCurrent, isCritical } }: { item: NavItem }) => (
  <Link
    href={href}
    aria-current={isCurrent ? "page" : undefined}
    className={`flex min-h-7.5 items-center gap-2.5 border-b border-line px-4 no-underline hover:bg-sheet ${isCurrent ? "border-l-4 border-l-ink bg-sheet pl-3 font-strong" : ""} ${isCritical ? "font-strong text-critical" : ""}`}
  >
    <Icon name={icon} /> <span className="flex-1">{name}</span>
    <span className="font-strong">{count?.toLocaleString("en-US")}</span>
    <span aria-hidden="true" className="w-3 text-right text-ink-2">
      {hotkey}
    </span>
  </Link>
);

export function SideNav() {
  const groups = useNavItems();
  const hotkeys = Object.values(groups)
    .flat()
    .flatMap(({ hotkey, href }) => (hotkey === undefined ? [] : [[hotkey, () => navigate(href)] as const]));
  useKeys(Object.fromEntries(hotkeys));
  return (
    <nav aria-label="Desk" className="desk-scroll border-r border-ink max-lg:hidden">
      {Object.entries(groups).map(([title, items]) => (
        <div key={title} className="border-b border-ink">
          <h2 className="border-b border-line px-4 pt-3 pb-2 font-head text-dense font-heading">{title}</h2>
          {items.map((item) => (
            <NavLink key={item.name} item={item} />
          ))}
        </div>
      ))}
      <AtTheDesk />
    </nav>
  );
}

export function StatusTabs() {
  const { route } = useDesk();
  const { Whose = [], Promise: states = [] } = useNavItems();
  if (route.view !== "inbox" || route.openSubmission !== undefined) return null;
  return (
    <nav aria-label="Statuses" className="flex overflow-x-auto border-b border-ink lg:hidden">
      {[...Whose, ...states].map(({ name, href, icon, count, isCurrent, isCritical }) => (
        <Link
          key={name}
          href={href}
          aria-current={isCurrent ? "page" : undefined}
          className={`flex min-h-11 shrink-0 items-center gap-2 border-r border-line px-3 no-underline ${isCurrent ? "bg-ink font-strong text-paper" : isCritical ? "font-strong text-critical" : ""}`}
        >
          <Icon name={icon} /> {name} <b className="font-strong">{count?.toLocaleString("en-US")}</b>
        </Link>
      ))}
    </nav>
  );
}

export function BottomNav() {
  const { route, counts, isAdmin } = useDesk();
  const failedCount = counts?.deliveries.failed ?? 0;
  const isLeadOpen = route.openSubmission !== undefined;
  const sectionLinks: { view: View; name: string; icon: IconName; count?: number | undefined }[] = [
    { view: "inbox", name: "Inbox", icon: "open" },
    { view: "flagged", name: "Flagged", icon: "flagged", count: counts?.leads.flagged },
    {
      view: "deliveries",
      name: "Deliveries",
      icon: failedCount > 0 ? "failed" : "sent",
      count: failedCount,
    },
    ...(isAdmin ? [{ view: "mails", name: "Email", icon: "mail" } as const] : []),
    { view: "counts", name: "Counts", icon: "chart" },
  ];
  return (
    <nav
      aria-label="Desk"
      className={`grid auto-cols-fr grid-flow-col border-t border-ink bg-paper lg:hidden ${isLeadOpen ? "max-md:hidden" : ""}`}
    >
      {sectionLinks.map(({ view, name, icon, count }) => (
        <Link
          key={view}
          href={viewUrl(view)}
          aria-current={route.view === view ? "page" : undefined}
          className={`flex min-h-14 flex-col items-center justify-center border-r border-line no-underline last:border-r-0 ${route.view === view ? "border-t-4 border-t-signal font-strong" : ""} ${view === "deliveries" && failedCount > 0 ? "text-critical" : ""}`}
        >
          <span className="flex items-center gap-1">
            <Icon name={icon} /> {count}
          </span>
          {name}
        </Link>
      ))}
    </nav>
  );
}
