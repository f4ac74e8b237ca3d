export function DashList({ items, className = "" }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li
          key={item}
          className="relative py-1.25 pl-5 text-17 leading-145 before:absolute before:top-4 before:left-0 before:h-0.5 before:w-2.5 before:bg-ink"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
