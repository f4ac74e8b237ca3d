/**
 * Records as columns, each of which has every value once and an index into these values for every record, so that
 * thousands of records compress to a few kilobytes.
 */
export type Columns<T> = {
  readonly [Name in keyof T]: { values: readonly T[Name][]; rows: readonly number[] };
};

export function writeColumns<T extends object>(records: readonly T[]): Columns<T> {
  const names = Object.keys(records[0] ?? {}) as (keyof T)[];
  const write = (name: keyof T): Columns<T>[keyof T] => {
    const indexes = new Map<string, number>();
    const values: T[keyof T][] = [];
    const rows = records.map(({ [name]: value }) => {
      const key = JSON.stringify(value);
      const known = indexes.get(key) ?? values.push(value) - 1;
      indexes.set(key, known);
      return known;
    });
    return { values, rows };
  };
  return Object.fromEntries(names.map((name) => [name, write(name)])) as Columns<T>;
}

export function readColumns<T extends object>(columns: Columns<T>): T[] {
  const entries = Object.entries<Columns<T>[keyof T]>(columns);
  const count = entries[0]?.[1].rows.length ?? 0;
  return Array.from(
    { length: count },
    (_, index) =>
      Object.fromEntries(entries.map(([name, { values, rows }]) => [name, values[rows[index]!]])) as T,
  );
}
