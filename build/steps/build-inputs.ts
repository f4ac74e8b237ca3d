export interface BuildInputs {
  root: string;
  env: NodeJS.ProcessEnv;
  /** Removes the files of earlier versions, which partners' pages and emails may still use. */
  prune?: boolean;
  withoutSocialImages?: boolean;
  withUnpublished?: boolean;
}
