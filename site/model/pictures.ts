/** A picture and its smaller files. */
export interface Picture {
  /** Fallback for browsers that support none of the newer formats. */
  src: string;
  /** Width and height of the largest file, in pixels. */
  width: number;
  height: number;
  /** Newer formats, in order of preference. */
  sources: readonly { type: string; srcset: string }[];
}

/** Pictures by their path in content, such as `/crane.jpg`. */
export type Pictures = ReadonlyMap<string, Picture>;
