export interface BuildInputs {
  root: string;
  env: NodeJS.ProcessEnv;
  /** Drops the files that earlier builds left for partners' pages. */
  prune?: boolean;
  withoutSocialImages?: boolean;
  withUnpublished?: boolean;
}
