import type { Command } from "./run-measured.ts";

/** Something that makes pages of the articles. */
export interface Builder {
  name: string;
  /**
   * Makes it ready to build the articles of one folder.
   * @throws Error that says why when it cannot be had on this machine
   */
  prepare: (place: BuildPlace) => Promise<PreparedBuild> | PreparedBuild;
}

/** Folders as absolute paths. */
export interface BuildPlace {
  /** The articles' Markdown files. */
  articles: string;
  /** Empty, for the builder's own files, output and caches. */
  folder: string;
  /** The same for all sites of a measurement, for what is installed once. */
  shared: string;
}

/** A build that can be run again and again. */
export interface PreparedBuild {
  /** As the table names it, with its version. */
  label: string;
  command: Command;
  /** What a cold build starts without: output and caches. */
  leftovers: readonly string[];
  /** The written page of an article. */
  page: (slug: string) => string;
}
