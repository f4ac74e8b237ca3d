/** Settings of a build. */
export interface BuildInputs {
  /** The project's root folder. */
  root: string;
  env: NodeJS.ProcessEnv;
  /** Drops earlier builds' files for partners' pages. */
  prune?: boolean;
  /** Skips social images, and the report unless cached, which take longer than all pages. For previews. */
  withoutSocialImages?: boolean;
}
