/** Where a build takes its settings from. */
export interface BuildInputs {
  /** The project's root folder. */
  root: string;
  env: NodeJS.ProcessEnv;
  /** Leaves out what earlier builds wrote for partners' pages. */
  prune?: boolean;
  /** Leaves out the social images, and a report that is not in the cache: they take longer than all pages. For a look at the pages alone. */
  withoutSocialImages?: boolean;
}
