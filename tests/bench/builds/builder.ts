import type { Command } from "./run-measured.ts";

/** Something that makes pages of the articles. */
export interface Builder {
  /** As the table names it, with its version. */
  name: string;
  /**
   * Makes it ready to build the articles of one folder, in a folder of its own.
   * @throws Error that says why when it can not be had on this machine
   */
  prepare: (place: BuildPlace) => Promise<PreparedBuild> | PreparedBuild;
}

export interface BuildPlace {
  /** Folder of the articles' Markdown files; absolute. */
  articles: string;
  /** Empty folder for the builder's own files, output and caches; absolute. */
  folder: string;
}

/** A build that can be run again and again. */
export interface PreparedBuild {
  command: Command;
  /** What a cold build starts without: output and caches. */
  leftovers: readonly string[];
  /** The written page of an article. */
  page: (slug: string) => string;
}
