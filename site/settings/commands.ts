interface CommandOption {
  type: "string" | "boolean";
  multiple?: boolean;
  description: string;
}

export interface Command {
  /** Patterns of the arguments after the command's name, one for each usage. */
  usage: readonly string[];
  description: string;
  options?: Readonly<Record<string, CommandOption>>;
  takesPositionals?: boolean;
  docsPage: string;
}

/**
 * All commands. `package.json` runs them, the README lists them, and `--help` prints them. Options that are
 * not listed here are rejected.
 */
export const commands = {
  start: {
    usage: [""],
    description: "serve the site and its backend; `PORT` and `DATA_DIR` set the port and data folder",
    docsPage: "docs/deploy/server.md",
  },
  dev: {
    usage: [""],
    description: "serve, rebuild and reload on change; show content mistakes in the browser",
    docsPage: "docs/content.md",
  },
  build: {
    usage: ["[--without-social-images] [--best-compression] [--prune]"],
    description: "write `dist/`, for `npm start` or any static host",
    options: {
      "without-social-images": { type: "boolean", description: "skips the social images" },
      "best-compression": {
        type: "boolean",
        description: "makes compressed copies smaller, which takes a minute when they are made first",
      },
      prune: {
        type: "boolean",
        description:
          "removes scripts and reports of earlier versions, which partners and emails may still use",
      },
      "unless-current": {
        type: "boolean",
        description: "skips the build if dist/ is up to date",
      },
    },
    docsPage: "docs/deploy.md",
  },
  check: {
    usage: [
      "",
      "--live [--url https://www.example.com] [--mail kim@example.org] [--dkim mail2026]",
      "--stale 180d",
      "--translated",
    ],
    description: "check the content; `--live`: launch blockers, `--stale 180d`: facts to review",
    options: {
      live: {
        type: "boolean",
        description: "lists fictional content and missing settings, with file and line",
      },
      url: {
        type: "string",
        description:
          "with --live, also checks the published site: DNS, TLS, headers, email, backups, metrics",
      },
      mail: {
        type: "string",
        description: "with --url, sends a test email to this mailbox of another provider",
      },
      dkim: { type: "string", description: "with --url, looks up the DKIM key with this name" },
      stale: { type: "string", description: "lists facts not reviewed for this many days" },
      translated: {
        type: "boolean",
        description: "records that all translations match the current English text",
      },
    },
    docsPage: "docs/content.md",
  },
  new: {
    usage: [
      "article [--title … --description … --excerpt … --category … --tag …]",
      "job [--title … --trade electrical --city … --state Ohio --per hour --low 38 --high 46 …]",
      "state-fact [--state nevada --fact rightToWork --value yes --text … --source … --url … --as-of 2026-11-26]",
      "partner [--id acme-jobs --name … --origin https://jobs.acme.example]",
      "legal [--title … --description … --lead …]",
    ],
    description: "write a new article, opening, state fact, partner or legal page; asks for missing values",
    options: {
      title: { type: "string", description: "heading of the page" },
      slug: { type: "string", description: "file name; by default, derived from the heading" },
      description: { type: "string", description: "description for search results" },
      excerpt: { type: "string", description: "sentence on the article's card" },
      category: { type: "string", description: "category of the article" },
      tag: { type: "string", multiple: true, description: "a tag of the article; may be repeated" },
      picture: { type: "string", description: "drawing on the article's card and page" },
      lead: { type: "string", description: "sentence below the heading of a legal page" },
      trade: { type: "string", description: "trade of the opening" },
      industry: { type: "string", description: "industry of the opening" },
      employer: { type: "string", description: "the client in words that do not name it" },
      city: { type: "string", description: "city of the opening" },
      state: { type: "string", description: "file name of the state; of an opening, the state's name" },
      type: { type: "string", description: "employment, such as full-time" },
      per: { type: "string", description: "unit of the opening's pay: hour or year" },
      low: { type: "string", description: "low end of the opening's pay in dollars" },
      high: { type: "string", description: "high end of the opening's pay in dollars" },
      "other-pay": { type: "string", description: "what the opening pays beside base pay" },
      benefits: { type: "string", description: "benefits of the opening" },
      closes: { type: "string", description: "last day to apply, or ongoing" },
      project: { type: "string", description: "what is built" },
      duties: { type: "string", description: "what the person runs or does" },
      requirements: { type: "string", description: "what the person brings" },
      fact: { type: "string", description: "name of the fact" },
      value: { type: "string", description: "value of the fact" },
      text: { type: "string", description: "the fact as a sentence" },
      board: { type: "string", description: "name of the licensing board" },
      source: { type: "string", description: "name of the source" },
      url: { type: "string", description: "URL of the source" },
      "as-of": { type: "string", description: "date of the source" },
      id: { type: "string", description: "the partner's id, as used in its embed code" },
      name: { type: "string", description: "name of the partner" },
      origin: {
        type: "string",
        multiple: true,
        description: "origin of a site that embeds our forms; may be repeated",
      },
    },
    takesPositionals: true,
    docsPage: "docs/content.md",
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
    description: "list and export submissions, save resumes, erase a person, set holds",
    options: {
      json: { type: "boolean", description: "prints a JSON array of rows" },
      csv: { type: "boolean", description: "prints a table as CSV, for a spreadsheet" },
      since: { type: "string", description: "a date such as 2025-01-31, or an age such as 12h, 7d or 2w" },
      file: { type: "string", description: "saves the file of the resume with this id" },
      out: { type: "string", description: "path at which to save the file" },
      erase: { type: "string", multiple: true, description: "finds and deletes all data about a person" },
      due: { type: "boolean", description: "lists submissions past their retention period" },
      "delete-due": { type: "boolean", description: "deletes submissions past their retention period" },
      hold: { type: "string", description: "places a legal hold, which prevents deletion of a submission" },
      because: { type: "string", description: "reason for the hold" },
      until: { type: "string", description: "last day of the hold" },
      "lift-hold": { type: "string", description: "lifts a hold" },
      yes: { type: "boolean", description: "deletes without asking for confirmation" },
    },
    takesPositionals: true,
    docsPage: "docs/operate.md",
  },
  desk: {
    usage: [""],
    description: "open the operator's desk in the browser, on this machine only",
    docsPage: "docs/operate/desk.md",
  },
  operators: {
    usage: [
      "list [--json]",
      "add <email> --name <name> --role recruiter|admin",
      "remove <email>",
      "link <email>",
      "log [--since 7d] [--json]",
    ],
    description: "list, add and remove who may sign in to the desk; print a link; read their log",
    options: {
      name: { type: "string", description: "name in the history of submissions" },
      role: {
        type: "string",
        description: "recruiter, or admin, who may also erase, export and read the log",
      },
      since: { type: "string", description: "reads the log since a date, or an age such as 12h, 7d or 2w" },
      json: { type: "boolean", description: "prints JSON" },
    },
    takesPositionals: true,
    docsPage: "docs/operate/operators.md",
  },
  webhooks: {
    usage: [
      "list [--json]",
      "add <url> --name <name> [--format signed|slack|teams] [--event lead.created …] [--partner acme-jobs]",
      "test <name>",
      "pause <name>",
      "resume <name>",
      "remove <name>",
    ],
    description: "list, add, test, pause and remove the endpoints of webhooks",
    options: {
      name: { type: "string", description: "name of the endpoint" },
      format: { type: "string", description: "signed (Standard Webhooks, the default), slack or teams" },
      event: { type: "string", multiple: true, description: "sends only this event; may be repeated" },
      partner: {
        type: "string",
        description: "sends only this partner's submissions, without personal data",
      },
      json: { type: "boolean", description: "prints JSON" },
    },
    takesPositionals: true,
    docsPage: "docs/operate/webhooks.md",
  },
  deliver: {
    usage: [""],
    description: "send emails and webhooks, and serve the desk, without a site; `npm start` does both",
    docsPage: "docs/deploy/supabase.md",
  },
  deliveries: {
    usage: [
      "[--state waiting|held|sent|failed] [--json]",
      "--retry <id|all>",
      "--release <id|restored>",
      "--test <address>",
    ],
    description: "list, retry and release emails and webhooks; send a test email",
    options: {
      state: { type: "string", description: "lists only deliveries in this state" },
      json: { type: "boolean", description: "prints the list as JSON" },
      retry: { type: "string", description: "retries a failed delivery, or all of them" },
      release: {
        type: "string",
        description: "sends the held deliveries of a submission, or those held by a restore",
      },
      test: { type: "string", description: "sends a test email" },
    },
    docsPage: "docs/operate/mail.md",
  },
  partners: {
    usage: ["", "report <partner> --month 2026-11 [--csv]"],
    description: "print the script of this version for partners; report a partner's submissions",
    options: {
      month: { type: "string", description: "month of the report" },
      csv: { type: "boolean", description: "prints CSV, for a spreadsheet" },
    },
    takesPositionals: true,
    docsPage: "docs/operate/counts.md",
  },
  backup: {
    usage: ["<file>", "--verify <file>"],
    description: "write a consistent archive of rows and files, or verify one",
    options: { verify: { type: "boolean", description: "verifies the archive instead of writing one" } },
    takesPositionals: true,
    docsPage: "docs/operate/backup.md",
  },
  restore: {
    usage: ["<file>"],
    description: "restore an archive from `npm run backup` to an empty data folder or database",
    takesPositionals: true,
    docsPage: "docs/operate/backup.md",
  },
  sql: {
    usage: ['"<statement>" …'],
    description: "run SQL as the database owner while the server is stopped",
    takesPositionals: true,
    docsPage: "docs/operate.md",
  },
  nginx: {
    usage: [""],
    description: "print the redirects and headers of `dist/` for nginx; use `--silent`",
    docsPage: "docs/deploy/static-host.md",
  },
  "verify-backend": {
    usage: ["--url https://<project>.supabase.co [--key sb_publishable_…]"],
    description: "check what visitors may do on a Supabase project or server",
    options: {
      url: { type: "string", description: "URL of the Supabase project or server" },
      key: { type: "string", description: "its publishable key; by default, that of npm start" },
    },
    docsPage: "docs/deploy/supabase.md",
  },
  test: {
    usage: ["[--all] [path …]"],
    description: "test what a change can break, everything as in CI (`--all`), or the named files",
    options: { all: { type: "boolean", description: "runs all checks, as in CI" } },
    takesPositionals: true,
    docsPage: "CONTRIBUTING.md",
  },
  compare: {
    usage: ["<revision> [--pages /,/about] [--widths 390,1440] [--all]"],
    description: "compare screenshots of every page type with those of another revision",
    options: {
      pages: { type: "string", description: "only these pages" },
      widths: { type: "string", description: "only at these widths" },
      all: { type: "boolean", description: "all pages, not one of each type" },
    },
    takesPositionals: true,
    docsPage: "CONTRIBUTING.md",
  },
  bench: {
    usage: ["[part …]"],
    description: "measure the figures in docs/performance/ on this machine",
    takesPositionals: true,
    docsPage: "docs/performance.md",
  },
} as const satisfies Readonly<Record<string, Command>>;

export type CommandName = keyof typeof commands;

export const formatCommandLine = (name: CommandName): string =>
  name === "start" || name === "test" ? `npm ${name}` : `npm run ${name}`;
