/** A picture as pages show it. */
export interface Picture {
  /** For browsers without newer formats. */
  src: string;
  /** In pixels, as of the largest file. */
  width: number;
  height: number;
  /** Newer formats, best first. */
  sources: readonly { type: string; srcset: string }[];
}

/** Pictures by the path that content names them by, such as `/crane.jpg`. */
export type Pictures = ReadonlyMap<string, Picture>;
