import type { ReactNode } from "react";
import type { Route, View } from "../data/route.ts";
import { useDesk } from "../data/desk-context.ts";
import { Link } from "../parts/link.tsx";
import { ChartIcon, DeliveryIcon, FlaggedIcon, ListIcon, MailIcon, WarnIcon } from "../parts/icons.tsx";
import { navItems, unfilteredUrl } from "./nav-items.tsx";

export function StatusTabs({ route }: { route: Route }) {
  const { counts } = useDesk();
  const { Inbox = [] } = navItems(route, counts);
  if (route.view !== "inbox" || route.open !== undefined) return null;
  return (
    <nav aria-label="Statuses" className="flex overflow-x-auto border-b border-ink lg:hidden">
      {Inbox.map(({ name, href, mark, count, isCurrent, isCritical }) => (
        <Link
          key={name}
          href={href}
          aria-current={isCurrent ? "page" : undefined}
          className={`flex min-h-11 shrink-0 items-center gap-2 border-r border-line px-3 no-underline ${isCurrent ? "bg-ink font-strong text-paper" : isCritical ? "font-strong text-critical" : ""}`}
        >
          {mark} {name} <b className="font-strong">{count?.toLocaleString("en-US")}</b>
        </Link>
      ))}
    </nav>
  );
}

export function BottomNav({ route }: { route: Route }) {
  const { counts } = useDesk();
  const failed = counts?.deliveries.failed ?? 0;
  const places: { view: View; name: string; mark: ReactNode; count?: number | undefined }[] = [
    { view: "inbox", name: "Inbox", mark: <ListIcon /> },
    { view: "flagged", name: "Flagged", mark: <FlaggedIcon />, count: counts?.leads.flagged },
    {
      view: "deliveries",
      name: "Deliveries",
      mark: failed > 0 ? <WarnIcon /> : <DeliveryIcon state="sent" />,
      count: failed,
    },
    { view: "mails", name: "Email", mark: <MailIcon /> },
    { view: "counts", name: "Counts", mark: <ChartIcon /> },
  ];
  return (
    <nav aria-label="Desk" className="grid grid-cols-5 border-t border-ink bg-paper lg:hidden">
      {places.map(({ view, name, mark, count }) => (
        <Link
          key={view}
          href={unfilteredUrl(view)}
          aria-current={route.view === view ? "page" : undefined}
          className={`flex min-h-14 flex-col items-center justify-center border-r border-line no-underline last:border-r-0 ${route.view === view ? "border-t-4 border-t-signal font-strong" : ""} ${view === "deliveries" && failed > 0 ? "text-critical" : ""}`}
        >
          <span className="flex items-center gap-1">
            {mark} {count}
          </span>
          {name}
        </Link>
      ))}
    </nav>
  );
}
