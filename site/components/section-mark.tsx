import { fillText } from "./fill-text.ts";
import { useLayoutStrings } from "./layout-strings.ts";

type SectionMarkProps = {
  number: number;
  sheet: string;
  href: string;
};

/**
 * The section mark: a split circle with a pointer to the right, linked to its section. Its accessible name
 * contains the visible text (WCAG 2.5.3).
 */
export function SectionMark({ number, sheet, href }: SectionMarkProps) {
  return (
    <a
      className="mb-5 block size-11 rounded-[50%] bg-paper no-underline xl:absolute xl:top-0.5 xl:-left-17.5 xl:z-2 xl:mb-0"
      href={href}
      aria-label={fillText(useLayoutStrings().section, { number, sheet })}
    >
      <svg
        className="graphic"
        viewBox="0 0 54 46"
        width="54"
        height="46"
        fill="var(--color-ink)"
        stroke="var(--color-ink)"
        textAnchor="middle"
      >
        <path stroke="none" d="M37 6.2 53 23 37 39.8z" />
        <circle fill="var(--color-paper)" strokeWidth="1.4" cx="23" cy="23" r="22" />
        <path d="M1 23h44" />
        <g stroke="none">
          <text className="font-head font-label" fontSize="14" x="23" y="17.5">
            {number}
          </text>{" "}
          <text className="font-mono font-medium" fontSize="10.5" letterSpacing="-0.315" x="23" y="35">
            {sheet}
          </text>
        </g>
      </svg>
    </a>
  );
}
