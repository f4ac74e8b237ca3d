import { KeyCap } from "../parts/key-cap.tsx";

const onList = [
  ["J K", "move"],
  ["Enter", "open"],
  ["C Q E N", "set the state"],
  ["/", "search"],
  ["1-9, 0", "places"],
] as const;
const onLead = [
  ["J K", "next, previous"],
  ["R", "reply"],
  ["C Q E N", "set the state"],
  ["I", "note"],
  ["Esc", "back to the list"],
] as const;

/** Which keys do what, and where the data is shown as of. */
export function FootKeys({ isLeadOpen, trouble }: { isLeadOpen: boolean; trouble: string | undefined }) {
  return (
    <footer className="flex items-center gap-5 border-t border-ink px-4 py-1.5 max-lg:hidden">
      {(isLeadOpen ? onLead : onList).map(([keys, meaning]) => (
        <span key={keys} className="flex items-center gap-2">
          <KeyCap>{keys}</KeyCap> {meaning}
        </span>
      ))}
      <span className="ml-auto text-ink-2">{trouble === undefined ? "Live" : "Not live"}</span>
    </footer>
  );
}
