import { useDesk } from "../data/desk-context.ts";
import { KeyCap } from "../parts/key-cap.tsx";
import { Link } from "../parts/link.tsx";
import { SearchField } from "./search-field.tsx";

export function TopBar({ onShowShortcuts }: { onShowShortcuts: () => void }) {
  const { config, times, now } = useDesk();
  return (
    <header className="flex items-stretch border-b border-ink max-lg:flex-wrap">
      <Link
        href="/"
        className="flex h-12 w-55 items-center gap-3 px-4 font-head text-part font-logo no-underline lg:border-r lg:border-ink"
      >
        <img src="/icon.svg" alt="" width="28" height="28" />
        <span>
          {config.agency.split(" ")[0]} <span className="font-regular">Desk</span>
        </span>
      </Link>
      <div className="flex min-w-0 flex-1 items-center px-4 py-1.5 max-lg:order-last max-lg:w-full max-lg:flex-none max-lg:border-t max-lg:border-line">
        <SearchField />
      </div>
      <p className="flex items-center border-l border-line px-4 whitespace-nowrap max-xl:hidden">
        <span className="sr-only">Office time: </span>
        {times.clock(now)}
      </p>
      <p className="flex max-w-50 items-center border-l border-line px-4 max-lg:ml-auto max-lg:border-l-0">
        <span className="sr-only">Signed in as </span>
        <span className="truncate">{config.operator}</span>
      </p>
      <button
        type="button"
        onClick={onShowShortcuts}
        className="flex cursor-pointer items-center gap-2 border-l border-line px-4 whitespace-nowrap hover:bg-sheet max-md:hidden"
      >
        <KeyCap>?</KeyCap> All keys
      </button>
    </header>
  );
}
