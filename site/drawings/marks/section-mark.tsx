export type SectionMarkProps = {
  /** The section's number and the sheet that it stands on, such as 1 and A-100. */
  number: number;
  sheet: string;
  /** The section's address on this page. */
  href: string;
};

/** The section mark: a split circle with a solid pointer to the right, a link to its section. */
export function SectionMark({ number, sheet, href }: SectionMarkProps) {
  return (
    <a className="section-mark" href={href} aria-label={`Section ${number}, sheet ${sheet}`}>
      <svg viewBox="0 0 54 46" width="54" height="46" aria-hidden="true" focusable="false">
        <path className="section-mark-pointer" d="M37 6.2 53 23 37 39.8z" />
        <circle className="section-mark-circle" cx="23" cy="23" r="22" />
        <path className="section-mark-line" d="M1 23h44" />
        <text className="section-mark-number" x="23" y="17.5">
          {number}
        </text>
        <text className="section-mark-sheet" x="23" y="35">
          {sheet}
        </text>
      </svg>
    </a>
  );
}
