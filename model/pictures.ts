export interface Picture {
  /** URL of the fallback for browsers that support none of the newer formats. */
  src: string;
  /** Width of the largest file, in pixels. */
  width: number;
  /** Height of the largest file, in pixels. */
  height: number;
  /** Newer formats, in order of preference. */
  sources: readonly { type: string; srcset: string }[];
}

/** Pictures by the path that content uses, such as `/crane.jpg`. */
export type Pictures = ReadonlyMap<string, Picture>;
