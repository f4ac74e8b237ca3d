export interface BuildInputs {
  root: string;
  env: NodeJS.ProcessEnv;
  /** Drops earlier builds' files for partners' pages. */
  prune?: boolean;
  withoutSocialImages?: boolean;
  withUnpublished?: boolean;
}
