export function SurveyMark({ isHighlighted }: { isHighlighted: boolean }) {
  return (
    <svg viewBox="0 0 20 18" width="20" height="18" aria-hidden="true">
      <path
        className={`stroke-ink ${isHighlighted ? "fill-signal" : "fill-sheet"}`}
        strokeWidth="1.5"
        strokeLinejoin="round"
        d="M10 1.5 18.5 16.5h-17z"
      />
      <circle className="fill-ink" cx="10" cy="11" r="1.8" />
    </svg>
  );
}
