interface DefinitionListProps {
  terms: readonly { term: string; value: string }[];
  className?: string;
}

export function DefinitionList({ terms, className = "" }: DefinitionListProps) {
  return (
    <dl className={className}>
      {terms.map(({ term, value }) => (
        <div
          key={term}
          className="flex justify-between gap-5 border-t border-line py-3 text-17 last:border-b"
        >
          <dt className="text-ink-2">{term}</dt>
          <dd className="text-right font-figure tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
