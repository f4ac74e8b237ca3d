export interface BuildInputs {
  root: string;
  env: NodeJS.ProcessEnv;
  /** Drops earlier builds' files for partners' pages. */
  prune?: boolean;
  /** Skips social images, and the report unless cached, which take longer than all pages. For previews. */
  withoutSocialImages?: boolean;
  /** Shows drafts and entries that are due later. */
  withUnpublished?: boolean;
}
