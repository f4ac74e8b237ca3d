import type { ReactNode } from "react";
import type { Route, View } from "../data/route.ts";
import { useDesk } from "../data/desk-context.ts";
import { Link } from "../parts/link.tsx";
import { ChartIcon, DeliveryIcon, FlaggedIcon, ListIcon, MailIcon, WarnIcon } from "../parts/icons.tsx";
import { navItems, unfilteredUrl } from "./nav-items.tsx";

export function StatusTabs({ route }: { route: Route }) {
  const { counts } = useDesk();
  const { Inbox = [] } = navItems(route, counts);
  if (route.view !== "inbox" || route.openSubmission !== undefined) return null;
  return (
    <nav aria-label="Statuses" className="flex overflow-x-auto border-b border-ink lg:hidden">
      {Inbox.map(({ name, href, icon, count, isCurrent, isCritical }) => (
        <Link
          key={name}
          href={href}
          aria-current={isCurrent ? "page" : undefined}
          className={`flex min-h-11 shrink-0 items-center gap-2 border-r border-line px-3 no-underline ${isCurrent ? "bg-ink font-strong text-paper" : isCritical ? "font-strong text-critical" : ""}`}
        >
          {icon} {name} <b className="font-strong">{count?.toLocaleString("en-US")}</b>
        </Link>
      ))}
    </nav>
  );
}

export function BottomNav({ route }: { route: Route }) {
  const { counts } = useDesk();
  const failedCount = counts?.deliveries.failed ?? 0;
  const sectionLinks: { view: View; name: string; icon: ReactNode; count?: number | undefined }[] = [
    { view: "inbox", name: "Inbox", icon: <ListIcon /> },
    { view: "flagged", name: "Flagged", icon: <FlaggedIcon />, count: counts?.leads.flagged },
    {
      view: "deliveries",
      name: "Deliveries",
      icon: failedCount > 0 ? <WarnIcon /> : <DeliveryIcon state="sent" />,
      count: failedCount,
    },
    { view: "mails", name: "Email", icon: <MailIcon /> },
    { view: "counts", name: "Counts", icon: <ChartIcon /> },
  ];
  return (
    <nav aria-label="Desk" className="grid grid-cols-5 border-t border-ink bg-paper lg:hidden">
      {sectionLinks.map(({ view, name, icon, count }) => (
        <Link
          key={view}
          href={unfilteredUrl(view)}
          aria-current={route.view === view ? "page" : undefined}
          className={`flex min-h-14 flex-col items-center justify-center border-r border-line no-underline last:border-r-0 ${route.view === view ? "border-t-4 border-t-signal font-strong" : ""} ${view === "deliveries" && failedCount > 0 ? "text-critical" : ""}`}
        >
          <span className="flex items-center gap-1">
            {icon} {count}
          </span>
          {name}
        </Link>
      ))}
    </nav>
  );
}
