interface TableHeadProps {
  columns: readonly string[];
  isHiddenOnPhones?: boolean;
}

export function TableHead({ columns, isHiddenOnPhones = false }: TableHeadProps) {
  return (
    <thead className={isHiddenOnPhones ? "max-md:hidden" : undefined}>
      <tr className="*:border-b-0 *:border-ink *:py-2.75 *:font-mono *:text-13 *:text-ink-2">
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
