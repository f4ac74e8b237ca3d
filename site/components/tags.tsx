interface TagsProps {
  tags: readonly string[];
  label?: string;
  className?: string;
}

export function Tags({ tags, label, className = "" }: TagsProps) {
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag} className="rounded-control border border-field px-2.25 py-0.5 text-16">
          {tag}
        </li>
      ))}
    </ul>
  );
}
