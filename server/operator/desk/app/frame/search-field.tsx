import { useRef, useState } from "react";
import { useDesk } from "../data/desk-context.ts";
import { viewUrl, navigate } from "../data/route.ts";
import { useKeys } from "../keys/use-keys.ts";
import { KeyCap } from "../parts/key-cap.tsx";
import { Icon } from "../parts/icon.tsx";

const debounceMs = 150;

export function SearchField() {
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
      navigate(viewUrl(view === "flagged" ? "flagged" : "inbox", next), true);
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
        placeholder="Search name, company, email, phone or text"
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
