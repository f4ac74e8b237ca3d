import type { ReactNode } from "react";
import { workStates } from "../../leads/lead-desk.ts";
import { addressOf, go, type Address, type View } from "../data/address.ts";
import { useDesk } from "../data/desk-context.ts";
import { useKeys } from "../keys/use-keys.ts";
import { Link } from "../parts/link.tsx";
import {
  ChartMark,
  DeliveryMark,
  HeldMark,
  ListMark,
  MailMark,
  StateMark,
  WarnMark,
} from "../parts/marks.tsx";
import { stateNames } from "../words/names.ts";

interface Entry {
  name: string;
  href: string;
  mark: ReactNode;
  count: number | undefined;
  hotkey?: string;
  isCurrent: boolean;
  isCritical?: boolean;
}

const stateAddress = (state: string) =>
  addressOf("inbox", new URLSearchParams(state === "open" ? "" : { state }));
const plain = (view: View) => addressOf(view, new URLSearchParams());

/** All places of the desk with what waits there. */
function entriesOf(
  { view, params }: Address,
  counts: ReturnType<typeof useDesk>["counts"],
): Record<string, Entry[]> {
  const state = view === "inbox" ? (params.get("state") ?? (params.has("q") ? "all" : "open")) : undefined;
  const states = counts?.leads.states;
  const open = states && states.new + states.read + states.contacted + states.qualified;
  const late = counts?.leads.late;
  const delivery = (name: "failed" | "waiting", title: string): Entry => ({
    name: title,
    href: `/deliveries?state=${name}`,
    mark: <DeliveryMark state={name} />,
    count: counts?.deliveries[name],
    isCurrent: view === "deliveries" && (params.get("state") ?? "failed") === name,
    isCritical: name === "failed" && (counts?.deliveries.failed ?? 0) > 0,
    ...(name === "failed" ? { hotkey: "0" } : {}),
  });
  return {
    Inbox: [
      {
        name: "Open",
        href: stateAddress("open"),
        mark: <ListMark />,
        count: open,
        hotkey: "1",
        isCurrent: state === "open",
      },
      {
        name: "Late",
        href: stateAddress("late"),
        mark: <WarnMark />,
        count: late,
        hotkey: "2",
        isCurrent: state === "late",
        isCritical: (late ?? 0) > 0,
      },
      ...workStates.map((known, index) => ({
        name: stateNames[known],
        href: stateAddress(known),
        mark: <StateMark state={known} />,
        count: states?.[known],
        hotkey: String(index + 3),
        isCurrent: state === known,
      })),
    ],
    Quarantine: [
      {
        name: "Held as suspect",
        href: plain("held"),
        mark: <HeldMark />,
        count: counts?.leads.held,
        hotkey: "9",
        isCurrent: view === "held",
      },
    ],
    Deliveries: [delivery("failed", "Failed"), delivery("waiting", "Waiting")],
    More: [
      {
        name: "Written mail",
        href: plain("mails"),
        mark: <MailMark />,
        count: undefined,
        isCurrent: view === "mails",
      },
      {
        name: "Counts",
        href: plain("counts"),
        mark: <ChartMark />,
        count: undefined,
        isCurrent: view === "counts",
      },
    ],
  };
}

const Line = ({ entry: { name, href, mark, count, hotkey, isCurrent, isCritical } }: { entry: Entry }) => (
  <Link
    href={href}
    aria-current={isCurrent ? "page" : undefined}
    className={`flex min-h-7.5 items-center gap-2.5 border-b border-line px-4 no-underline hover:bg-sheet ${isCurrent ? "border-l-4 border-l-ink bg-sheet pl-3 font-strong" : ""} ${isCritical ? "font-strong text-critical" : ""}`}
  >
    {mark} <span className="flex-1">{name}</span>
    <span className="font-strong">{count?.toLocaleString("en-US")}</span>
    <span aria-hidden="true" className="w-3 text-right text-ink-2">
      {hotkey}
    </span>
  </Link>
);

/** The places of the desk: beside the list where there is room. */
export function SideNav({ address }: { address: Address }) {
  const { counts } = useDesk();
  const groups = entriesOf(address, counts);
  const keyed = Object.values(groups)
    .flat()
    .filter(({ hotkey }) => hotkey !== undefined);
  useKeys(Object.fromEntries(keyed.map(({ hotkey, href }) => [hotkey ?? "", () => go(href)])));
  return (
    <nav aria-label="Desk" className="desk-scroll border-r border-ink max-lg:hidden">
      {Object.entries(groups).map(([title, entries]) => (
        <div key={title} className="border-b border-ink">
          <h2 className="border-b border-line px-4 pt-3 pb-2 font-head text-dense font-heading">{title}</h2>
          {entries.map((entry) => (
            <Line key={entry.name} entry={entry} />
          ))}
        </div>
      ))}
    </nav>
  );
}

/** The same where there is little room: the states above the list, the other places at the foot of the window. */
export function StateStrip({ address }: { address: Address }) {
  const { counts } = useDesk();
  const { Inbox = [] } = entriesOf(address, counts);
  if (address.view !== "inbox" || address.open !== undefined) return null;
  return (
    <nav aria-label="States of work" className="flex overflow-x-auto border-b border-ink lg:hidden">
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

export function FootNav({ address }: { address: Address }) {
  const { counts } = useDesk();
  const failed = counts?.deliveries.failed ?? 0;
  const places: { view: View; name: string; mark: ReactNode; count?: number | undefined }[] = [
    { view: "inbox", name: "Inbox", mark: <ListMark /> },
    { view: "held", name: "Held", mark: <HeldMark />, count: counts?.leads.held },
    {
      view: "deliveries",
      name: "Deliveries",
      mark: failed > 0 ? <WarnMark /> : <DeliveryMark state="sent" />,
      count: failed,
    },
    { view: "mails", name: "Mail", mark: <MailMark /> },
    { view: "counts", name: "Counts", mark: <ChartMark /> },
  ];
  return (
    <nav aria-label="Desk" className="grid grid-cols-5 border-t border-ink bg-paper lg:hidden">
      {places.map(({ view, name, mark, count }) => (
        <Link
          key={view}
          href={plain(view)}
          aria-current={address.view === view ? "page" : undefined}
          className={`flex min-h-14 flex-col items-center justify-center border-r border-line no-underline last:border-r-0 ${address.view === view ? "border-t-4 border-t-signal font-strong" : ""} ${view === "deliveries" && failed > 0 ? "text-critical" : ""}`}
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
