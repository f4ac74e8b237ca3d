/** A table of figures as docs/performance.md prints it. */
export interface BenchTable {
  /** What was measured, in a sentence: the inputs, the units, which of several runs is printed. */
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** What a reader must know to judge the figures: a peer that could not be had, a goal that is missed and why. */
  notes?: readonly string[];
}

/** What may be asked for beside the names of parts. */
export interface BenchOptions {
  /** `--all`: every page where else one of each type is measured. */
  all: boolean;
}

/** A group of measurements that runs by itself: `npm run bench -- <id>`. */
export interface BenchPart {
  id: string;
  /** Where its tables are written, if not to docs/performance.md. */
  file?: string;
  /** Measures, telling its progress in the console; everything that it makes outside of the repository is removed. */
  measure: (options: BenchOptions) => Promise<BenchTable[]>;
}
