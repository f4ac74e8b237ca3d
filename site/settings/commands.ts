/** An option of a command, as `node:util` reads it. */
export interface CommandOption {
  type: "string" | "boolean";
  multiple?: boolean;
  about: string;
}

/** A command of the project. */
export interface Command {
  /** What may follow its name, one way of using it each. */
  usage: readonly string[];
  about: string;
  options: Readonly<Record<string, CommandOption>>;
  /** Whether it takes more than options. */
  takesWords?: boolean;
  /** Where more is said. */
  page?: string;
}

const yes = { type: "boolean", about: "without it, only what would happen is shown" } as const;

/** Every command: `package.json` starts them, the README lists them, `--help` prints them, and no other option is taken. */
export const commands = {
  start: {
    usage: [""],
    about: "the site and its backend at one address; `PORT` and `DATA_DIR` change where",
    options: {},
    page: "docs/deploy/server.md",
  },
  dev: {
    usage: [""],
    about: "the same, built again and reloaded on change; mistakes in the content are shown over the page",
    options: {},
    page: "docs/content.md",
  },
  build: {
    usage: ["[--without-social-images] [--prune]"],
    about: "`dist/` for any static host",
    options: {
      "without-social-images": { type: "boolean", about: "for a look at the pages alone" },
      prune: {
        type: "boolean",
        about: "drops the scripts and reports of earlier releases, which partners may have pinned",
      },
      "unless-current": {
        type: "boolean",
        about: "builds nothing where dist/ is what these files and settings make",
      },
    },
    page: "docs/deploy.md",
  },
  check: {
    usage: ["", "--live", "--stale 180d"],
    about:
      "the content alone: every mistake at once; `--live`: what has to be settled before the site goes live; `--stale 180d`: facts to review",
    options: {
      live: { type: "boolean", about: "lists what is fictional or not set up yet, with file and line" },
      stale: { type: "string", about: "lists facts that nobody has reviewed for so many days" },
    },
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
    about: "what was sent: lists, exports, resumes, erasure, holds",
    options: {
      json: { type: "boolean", about: "one array of rows" },
      csv: { type: "boolean", about: "one table for a spreadsheet" },
      since: { type: "string", about: "a date such as 2025-01-31, or an age such as 12h, 7d or 2w" },
      file: { type: "string", about: "saves the file of the resume with that id" },
      out: { type: "string", about: "where that file goes" },
      erase: { type: "string", multiple: true, about: "finds and deletes all of a person" },
      due: { type: "boolean", about: "lists what is kept for longer than it may be" },
      "delete-due": { type: "boolean", about: "deletes that" },
      hold: { type: "string", about: "keeps a submission from being deleted" },
      because: { type: "string", about: "why" },
      until: { type: "string", about: "until when" },
      "lift-hold": { type: "string", about: "ends a hold" },
      yes,
    },
    takesWords: true,
    page: "docs/operate.md",
  },
  desk: {
    usage: [""],
    about: "the operator's desk in the browser, on this machine alone: read, answer, release, erase, export",
    options: {},
    page: "docs/operate/desk.md",
  },
  deliver: {
    usage: [""],
    about:
      "what follows from submissions, sent without a site: mails and webhooks; `npm start` does it by itself",
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
    about: "what was sent and what waits: lists, retries, releases, tests",
    options: {
      state: { type: "string", about: "lists those alone" },
      json: { type: "boolean", about: "prints the list as JSON" },
      retry: { type: "string", about: "tries one that failed again, or all" },
      release: { type: "string", about: "sends what is held, or what a restore has held" },
      test: { type: "string", about: "sends a test mail" },
    },
    page: "docs/operate/mail.md",
  },
  partners: {
    usage: ["report <partner> --month 2026-11 [--csv]"],
    about: "what a partner brought, by day and page",
    options: {
      month: { type: "string", about: "year and month" },
      csv: { type: "boolean", about: "for a spreadsheet" },
    },
    takesWords: true,
    page: "docs/operate/counts.md",
  },
  backup: {
    usage: ["<file>", "--verify <file>"],
    about:
      "rows and files of one moment while the server runs, as an archive; or whether an archive is whole",
    options: { verify: { type: "boolean", about: "only looks whether an archive is whole" } },
    takesWords: true,
    page: "docs/operate/backup.md",
  },
  restore: {
    usage: ["<file>"],
    about: "an archive of `npm run backup`, into an empty place",
    options: {},
    takesWords: true,
    page: "docs/operate/backup.md",
  },
  sql: {
    usage: ['"<statement>" …'],
    about: "the owner's way into the database, while no server has it open",
    options: {},
    takesWords: true,
    page: "docs/operate.md",
  },
  nginx: {
    usage: [""],
    about: "the rules of `dist/` for nginx; `--silent` prints them alone",
    options: {},
    page: "docs/deploy/static-host.md",
  },
  "verify-backend": {
    usage: ["--url https://<project>.supabase.co [--key sb_publishable_…]"],
    about: "what visitors may and may not do at any Supabase, checked there",
    options: {
      url: { type: "string", about: "the address of the Supabase project" },
      key: { type: "string", about: "its publishable key; without it, that of npm start" },
    },
    page: "docs/deploy/supabase.md",
  },
  test: {
    usage: ["[--all] [path …]"],
    about: "what a change can break; `--all`: every check, as in CI; or what belongs to some files",
    options: { all: { type: "boolean", about: "every check, as in CI" } },
    takesWords: true,
    page: "CONTRIBUTING.md",
  },
  compare: {
    usage: ["<revision> [--pages /,/about] [--widths 390,1440] [--all] [--layout] [--limit <percent>]"],
    about: "pictures of every page type before and after, and how many pixels moved",
    options: {
      pages: { type: "string", about: "these pages alone" },
      widths: { type: "string", about: "at these widths alone" },
      all: { type: "boolean", about: "every page, not one of each type" },
      layout: { type: "boolean", about: "boxes instead of letters" },
      limit: { type: "string", about: "how many percent of pixels may differ" },
    },
    takesWords: true,
    page: "CONTRIBUTING.md",
  },
  bench: {
    usage: ["[part …] [--all]"],
    about: "measure the figures of docs/performance/ on this machine",
    options: { all: { type: "boolean", about: "the long ones too" } },
    takesWords: true,
    page: "docs/performance.md",
  },
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof commands;

/** How a command is called. */
export const callOf = (name: CommandName): string =>
  name === "start" || name === "test" ? `npm ${name}` : `npm run ${name}`;
