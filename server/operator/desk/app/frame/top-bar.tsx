import { useRef, useState } from "react";
import { Link } from "wouter";
import { base, navigate, signInUrl, signOut } from "../data/api-client.ts";
import { useDesk } from "../data/desk-context.ts";
import { viewUrl } from "../data/route.ts";
import { KeyCap } from "../parts/button.tsx";
import { Icon } from "../parts/icon.tsx";
import { useKeys } from "./shortcuts.tsx";

const debounceMs = 150;

function SearchField() {
  const { view, params } = useDesk().route;
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  const shownQuery = params.get("q") ?? "";
  // The URL follows the typed text with a delay, so the text is stored separately.
  const [typed, setTyped] = useState<string>();
  useKeys({ "/": () => field.current?.focus() });
  const search = (text: string) => {
    setTyped(text);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const next = new URLSearchParams(view === "inbox" || view === "flagged" ? params : "");
      next.set("q", text.trim());
      navigate(viewUrl(view === "flagged" ? "flagged" : "inbox", next), { replace: true });
    }, debounceMs);
  };
  return (
    <div
      role="search"
      className="flex h-9 max-w-150 min-w-0 flex-1 items-center gap-2 rounded-control border border-field bg-sheet px-2.5 focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-focus max-md:h-11"
    >
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        aria-label="Search all fields"
        title="Finds words in everything that was sent, in notes, replies, corrections and tags"
        placeholder="Search forms, notes, replies, history"
        className="min-w-0 flex-1 bg-transparent outline-none placeholder:text-ink-3"
        value={typed ?? shownQuery}
        onChange={(event) => search(event.target.value)}
        onBlur={() => setTyped(undefined)}
        onKeyDown={(event) => {
          if (event.key === "Escape") event.currentTarget.blur();
        }}
      />
      <KeyCap>/</KeyCap>
    </div>
  );
}

export function TopBar({ onShowShortcuts }: { onShowShortcuts: () => void }) {
  const { config, times, now, route } = useDesk();
  const isLeadOpen = route.openSubmission !== undefined;
  return (
    <header
      className={`flex items-stretch border-b border-ink max-lg:flex-wrap ${isLeadOpen ? "max-md:hidden" : ""}`}
    >
      <Link
        href="/"
        className="flex h-12 w-55 items-center gap-3 px-4 font-head text-part font-logo no-underline lg:border-r lg:border-ink"
      >
        <img src={`${base}/icon.svg`} alt="" width="28" height="28" />
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
      {signInUrl !== undefined && (
        <button
          type="button"
          onClick={() => void signOut()}
          className="flex min-h-11 cursor-pointer items-center border-l border-line px-4 whitespace-nowrap hover:bg-sheet"
        >
          Sign out
        </button>
      )}
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
