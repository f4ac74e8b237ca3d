/** A command's option, as passed to `parseArgs` from `node:util`. */
interface CommandOption {
  type: "string" | "boolean";
  multiple?: boolean;
  about: string;
}

export interface Command {
  /** Patterns of the arguments after the command's name, one for each usage. */
  usage: readonly string[];
  about: string;
  options: Readonly<Record<string, CommandOption>>;
  /** Whether the command takes positional arguments. */
  takesPositionals?: boolean;
  page?: string;
}

const yes = { type: "boolean", about: "without it, only what would happen is shown" } as const;

/**
 * All commands. `package.json` runs them, the README lists them, and `--help` prints them. Options that are
 * not listed here are rejected.
 */
export const commands = {
  start: {
    usage: [""],
    about: "serve the site and its backend; `PORT` and `DATA_DIR` change where",
    options: {},
    page: "docs/deploy/server.md",
  },
  dev: {
    usage: [""],
    about: "serve, rebuild and reload on change; show content mistakes over the page",
    options: {},
    page: "docs/content.md",
  },
  build: {
    usage: ["[--without-social-images] [--prune]"],
    about: "write `dist/`, for `npm start` or any static host",
    options: {
      "without-social-images": { type: "boolean", about: "skips the social images" },
      prune: {
        type: "boolean",
        about: "drops the scripts and reports of earlier releases, which partners may have pinned",
      },
      "unless-current": {
        type: "boolean",
        about: "skips the build if dist/ is up to date",
      },
    },
    page: "docs/deploy.md",
  },
  check: {
    usage: ["", "--live", "--stale 180d", "--translated"],
    about: "report mistakes in the content, `--live`: before launch, `--stale 180d`: facts to review",
    options: {
      live: { type: "boolean", about: "lists what is fictional or not set up yet, with file and line" },
      stale: { type: "string", about: "lists facts that nobody has reviewed for so many days" },
      translated: { type: "boolean", about: "records that every translation matches the present English" },
    },
    page: "docs/content.md",
  },
  new: {
    usage: [
      "article [--title … --description … --excerpt … --category … --tag …]",
      "state-fact [--state nevada --fact rightToWork --value yes --text … --source … --url … --as-of 2026-11-26]",
      "partner [--id acme-jobs --name … --origin https://jobs.acme.example]",
      "legal [--title … --description … --lead …]",
    ],
    about: "write a new article, state fact, partner or legal page; asks for what is not given",
    options: {
      title: { type: "string", about: "heading of the page" },
      slug: { type: "string", about: "name of the file; without it, made from the heading" },
      description: { type: "string", about: "what search results show" },
      excerpt: { type: "string", about: "sentence on the article's card" },
      category: { type: "string", about: "category of the article" },
      tag: { type: "string", multiple: true, about: "a tag of the article; may be repeated" },
      drawing: { type: "string", about: "cover drawing of the article" },
      lead: { type: "string", about: "sentence below the heading of a legal page" },
      state: { type: "string", about: "the state's file name" },
      fact: { type: "string", about: "which fact" },
      value: { type: "string", about: "the fact" },
      text: { type: "string", about: "the fact in words" },
      board: { type: "string", about: "the licensing board" },
      source: { type: "string", about: "who says so" },
      url: { type: "string", about: "address of the source" },
      "as-of": { type: "string", about: "the day on which the source said so" },
      id: { type: "string", about: "what the partner writes into its tag" },
      name: { type: "string", about: "name of the partner" },
      origin: { type: "string", multiple: true, about: "a site that shows our forms; may be repeated" },
    },
    takesPositionals: true,
    page: "docs/content.md",
  },
  submissions: {
    usage: [
      "[table] [--json | --csv] [--since 7d]",
      "--file <id> [--out <path>]",
      "--erase <e-mail or phone> [--yes]",
      "--due",
      "--delete-due [--yes]",
      "[table] --hold <id> --because agreement|dispute|law|request [--until 2032-06-30]",
      "[table] --lift-hold <id>",
    ],
    about: "list and export submissions, save resumes, erase a person, set holds",
    options: {
      json: { type: "boolean", about: "one array of rows" },
      csv: { type: "boolean", about: "one table for a spreadsheet" },
      since: { type: "string", about: "a date such as 2025-01-31, or an age such as 12h, 7d or 2w" },
      file: { type: "string", about: "saves the file of the resume with that id" },
      out: { type: "string", about: "where that file goes" },
      erase: { type: "string", multiple: true, about: "finds and deletes everything about a person" },
      due: { type: "boolean", about: "lists submissions past their retention period" },
      "delete-due": { type: "boolean", about: "deletes that" },
      hold: { type: "string", about: "keeps a submission from being deleted" },
      because: { type: "string", about: "why" },
      until: { type: "string", about: "until when" },
      "lift-hold": { type: "string", about: "ends a hold" },
      yes,
    },
    takesPositionals: true,
    page: "docs/operate.md",
  },
  desk: {
    usage: [""],
    about: "open the operator's desk in the browser, on this machine only",
    options: {},
    page: "docs/operate/desk.md",
  },
  deliver: {
    usage: [""],
    about: "send emails and webhooks without a site; `npm start` also sends them",
    options: {},
    page: "docs/deploy/supabase.md",
  },
  deliveries: {
    usage: [
      "[--state waiting|held|sent|failed] [--json]",
      "--retry <id|all>",
      "--release <id|restored>",
      "--test <address>",
    ],
    about: "list, retry and release emails and webhooks; send a test email",
    options: {
      state: { type: "string", about: "lists those alone" },
      json: { type: "boolean", about: "prints the list as JSON" },
      retry: { type: "string", about: "retries a failed one, or all" },
      release: { type: "string", about: "sends what is held of a submission, or by a restore" },
      test: { type: "string", about: "sends a test email" },
    },
    page: "docs/operate/mail.md",
  },
  partners: {
    usage: ["report <partner> --month 2026-11 [--csv]"],
    about: "report what a partner brought, by day and page",
    options: {
      month: { type: "string", about: "year and month" },
      csv: { type: "boolean", about: "for a spreadsheet" },
    },
    takesPositionals: true,
    page: "docs/operate/counts.md",
  },
  backup: {
    usage: ["<file>", "--verify <file>"],
    about: "write a consistent archive of rows and files, or verify one",
    options: { verify: { type: "boolean", about: "only verifies an archive" } },
    takesPositionals: true,
    page: "docs/operate/backup.md",
  },
  restore: {
    usage: ["<file>"],
    about: "restore an archive of `npm run backup` into an empty place",
    options: {},
    takesPositionals: true,
    page: "docs/operate/backup.md",
  },
  sql: {
    usage: ['"<statement>" …'],
    about: "run SQL as the database owner, while the server is stopped",
    options: {},
    takesPositionals: true,
    page: "docs/operate.md",
  },
  nginx: {
    usage: [""],
    about: "print the redirects and headers of `dist/` for nginx; use `--silent`",
    options: {},
    page: "docs/deploy/static-host.md",
  },
  "verify-backend": {
    usage: ["--url https://<project>.supabase.co [--key sb_publishable_…]"],
    about: "check what visitors may do on a Supabase project or server",
    options: {
      url: { type: "string", about: "the address of the Supabase project" },
      key: { type: "string", about: "its publishable key; without it, that of npm start" },
    },
    page: "docs/deploy/supabase.md",
  },
  test: {
    usage: ["[--all] [path …]"],
    about: "test what a change can break; `--all` as in CI; or name files",
    options: { all: { type: "boolean", about: "every check, as in CI" } },
    takesPositionals: true,
    page: "CONTRIBUTING.md",
  },
  compare: {
    usage: ["<revision> [--pages /,/about] [--widths 390,1440] [--all]"],
    about: "compare pictures of every page type with a revision's",
    options: {
      pages: { type: "string", about: "these pages alone" },
      widths: { type: "string", about: "only at these widths" },
      all: { type: "boolean", about: "every page, not one of each type" },
    },
    takesPositionals: true,
    page: "CONTRIBUTING.md",
  },
  bench: {
    usage: ["[part …]"],
    about: "measure the figures of docs/performance/ on this machine",
    options: {},
    takesPositionals: true,
    page: "docs/performance.md",
  },
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof commands;

export const commandLine = (name: CommandName): string =>
  name === "start" || name === "test" ? `npm ${name}` : `npm run ${name}`;
