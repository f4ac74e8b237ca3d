import { navigate } from "../data/route.ts";
import { useKeys } from "../keys/use-keys.ts";
import { Icon } from "../parts/icon.tsx";
import { Link } from "../parts/link.tsx";
import { useNavItems, type NavItem } from "./nav-items.tsx";

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
    </nav>
  );
}
