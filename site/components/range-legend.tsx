export function RangeLegend({ hasAverage = false }: { hasAverage?: boolean }) {
  return (
    <svg
      className="graphic flex-none text-(color:--d-ink)"
      viewBox="0 0 26 10"
      width="26"
      height="10"
      aria-hidden="true"
    >
      <path d="M1 0v10M25 0v10M0 5h26" stroke="currentColor" strokeWidth="2" />
      {hasAverage && <path d="M9 1h8v8H9z" fill="currentColor" />}
    </svg>
  );
}
