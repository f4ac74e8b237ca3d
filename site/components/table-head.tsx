interface TableHeadProps {
  columns: readonly string[];
  /** Left out on a phone. */
  isWideOnly?: boolean;
}

/** The head of a table: the names of its columns. */
export function TableHead({ columns, isWideOnly = false }: TableHeadProps) {
  return (
    <thead className={isWideOnly ? "max-md:hidden" : undefined}>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
