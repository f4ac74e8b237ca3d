import { viewUrl, type View } from "../data/route.ts";
import { useDesk } from "../data/desk-context.ts";
import { Link } from "../parts/link.tsx";
import { Icon, type IconName } from "../parts/icon.tsx";
import { useNavItems } from "./side-nav.tsx";

export function StatusTabs() {
  const { route } = useDesk();
  const { Inbox = [] } = useNavItems();
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
          <Icon name={icon} /> {name} <b className="font-strong">{count?.toLocaleString("en-US")}</b>
        </Link>
      ))}
    </nav>
  );
}

export function BottomNav() {
  const { route, counts } = useDesk();
  const failedCount = counts?.deliveries.failed ?? 0;
  const sectionLinks: { view: View; name: string; icon: IconName; count?: number | undefined }[] = [
    { view: "inbox", name: "Inbox", icon: "open" },
    { view: "flagged", name: "Flagged", icon: "flagged", count: counts?.leads.flagged },
    {
      view: "deliveries",
      name: "Deliveries",
      icon: failedCount > 0 ? "failed" : "sent",
      count: failedCount,
    },
    { view: "mails", name: "Email", icon: "mail" },
    { view: "counts", name: "Counts", icon: "chart" },
  ];
  return (
    <nav aria-label="Desk" className="grid grid-cols-5 border-t border-ink bg-paper lg:hidden">
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
