/** `no-restricted-imports` pattern that forbids importing zod, which must not be in any client-side script. */
const ZOD = {
  regex: "^zod",
  message: "Client-side scripts may include this file, so it must not import zod.",
};

/**
 * Creates a pattern that forbids importing from a folder, except for the given paths in it.
 * @param {string} folder
 * @param {string[]} allowed
 */
const allBut = (folder, allowed) => ({
  group: [`../**/${folder}/**`, ...allowed.map((path) => `!../**/${folder}/${path}`)],
  message: `Imports go in one direction: from ${folder}/, this file may import only ${allowed.join(", ")}.`,
});

/**
 * Creates a rule that forbids importing the given paths, whether as values or as types.
 * @param {string[]} paths regular expressions for the forbidden paths, matched after any number of `../`
 * @param {object[]} extraPatterns additional `no-restricted-imports` patterns
 */
const forbid = (paths, ...extraPatterns) => ({
  "no-restricted-imports": [
    "error",
    {
      patterns: [
        ...paths.map((path) => ({
          regex: `^(\\.\\./)+${path}`,
          message: `Imports go in one direction: this file must not import ${path}.`,
        })),
        ...extraPatterns,
      ],
    },
  ],
});

/**
 * Creates rules for folders listed from top to bottom: each may import only the folders below it.
 * @param {string} parent
 * @param {string[]} folders
 * @param {string[]} paths other paths that none of these folders may import
 * @param {(folder: string) => object[]} extraPatternsFor returns additional patterns for a folder
 */
const inOrder = (parent, folders, paths, extraPatternsFor = () => []) =>
  folders.map((folder, index) => ({
    files: [`${parent}/${folder}/**`],
    rules: forbid(
      [...paths, ...folders.slice(0, index).map((above) => `${above}/`)],
      ...extraPatternsFor(folder),
    ),
  }));

const SITE = ["pages", "layouts", "components", "drawings"];
const MODEL = [
  "loading",
  "report",
  "checks",
  "kinds",
  "pay",
  "schemas",
  "source",
  "tags",
  "submissions",
  "resume-check",
];
/** Folders in `model` that pages, widgets and the server share. Client-side scripts may import them. */
const SHARED = ["pay", "tags", "submissions", "resume-check"];
const BUILD = [
  "desk",
  "steps",
  "new",
  "editor",
  "report",
  "embed",
  "eleventy",
  "social",
  "head",
  "assets",
  "search",
  "pictures",
  "prerender",
  "cache",
];
const WIDGETS = [
  "partner-configurator",
  "embed",
  "site-header",
  "receipt-view",
  "apply-form",
  "contact-form",
  "employer-lead-form",
  "insight-lead-form",
  "lead-form",
  "portal-login",
  "resume-form",
  "salary-report-form",
  "salary-explorer",
  "job-list",
  "hiring-calculator",
  "state-comparison",
  "article-search",
  "forms",
  "runtime",
  "backend",
];
const SERVER = ["commands", "http", "operator", "jobs", "api", "data", "platform"];

const SITE_FOLDERS = `site/(${SITE.join("|")}|styles)/`;
const SHARED_MODEL = [
  {
    regex: "model/(schemas/|tags/(tags|embed)\\.ts)",
    allowTypeImports: true,
    message:
      "Client-side scripts may include this file, so it may import only types of the content, and its own tag.",
  },
  allBut("model", [...[...SHARED, "schemas"].map((folder) => `${folder}/**`), "slug.ts", "split-words.ts"]),
  {
    group: ["../**/site/**"],
    message: "Imports go in one direction: widgets must not import site/.",
  },
];
const BUILD_INTERNALS = allBut("build", ["build-for-server.ts", "build-for-dev.ts"]);

const ABOVE_SITE = ["build/", "server/", "tests/"];
const ABOVE_MODEL = ["widgets/", "site/", ...ABOVE_SITE];
/** The module that lists all widgets, and therefore imports from every widget folder. */
const WIDGET_LIST = "registry\\.ts$";

const SUBFOLDERS = {
  regex: "^\\./.*/",
  message: "Imports go in one direction: a folder and its subfolder must not import each other.",
};

const SENDING = {
  group: [
    "../**",
    "!../**/runtime/**",
    "!../**/backend/**",
    "!../**/model/tags/tag-description.ts",
    "!../**/model/submissions/format-moment.ts",
  ],
  message:
    "Imports go in one direction: outside its own folder, this file may import only runtime/, backend/, the types of messages and the format of dates.",
};

export default {
  ignorePatterns: ["tests/hosts/*/"],
  plugins: ["typescript", "jsx-a11y", "import"],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: "error" },
  env: { browser: true, node: true, es2023: true },
  categories: { correctness: "error" },
  rules: {
    // Rules of this category that reject correct code.
    "jsx-a11y/control-has-associated-label": "off",
    "jsx-a11y/prefer-tag-over-role": "off",
    "typescript/no-misused-spread": "off",
    "typescript/no-useless-default-assignment": "off",
    "typescript/require-array-sort-compare": "off",
    // Without the exceptions that these rules make by default.
    "jsx-a11y/no-noninteractive-element-to-interactive-role": ["error", {}],
    "jsx-a11y/no-noninteractive-tabindex": ["error", { roles: [] }],
    // Rules of other categories.
    // In a cycle, a file may read another's constants before they exist, in one order of loading only.
    "import/no-cycle": ["error", { ignoreTypes: true }],
    "no-array-constructor": "error",
    "no-case-declarations": "error",
    "no-console": "error",
    "no-empty": "error",
    "no-fallthrough": "error",
    "no-prototype-builtins": "error",
    "no-regex-spaces": "error",
    "no-unexpected-multiline": "error",
    "no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    "no-var": "error",
    "prefer-const": "error",
    "prefer-rest-params": "error",
    "prefer-spread": "error",
    "typescript/ban-ts-comment": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/no-empty-object-type": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-misused-promises": "error",
    "typescript/no-namespace": "error",
    "typescript/no-require-imports": "error",
    "typescript/no-unnecessary-type-assertion": "error",
    "typescript/no-unnecessary-type-constraint": "error",
    "typescript/no-unsafe-argument": "error",
    "typescript/no-unsafe-assignment": "error",
    "typescript/no-unsafe-call": "error",
    "typescript/no-unsafe-enum-comparison": "error",
    "typescript/no-unsafe-function-type": "error",
    "typescript/no-unsafe-member-access": "error",
    "typescript/no-unsafe-return": "error",
    "typescript/only-throw-error": "error",
    "typescript/prefer-promise-reject-errors": "error",
    "typescript/require-await": "error",
    "typescript/restrict-plus-operands": "error",
    "typescript/restrict-template-expressions": ["error", { allowNumber: true }],
    "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
  },
  overrides: [
    { files: ["**/*.{js,cjs}"], rules: { "no-redeclare": "error", "no-undef": "error" } },
    { files: ["**/*.cjs"], rules: { "typescript/no-require-imports": "off" } },
    {
      files: ["widgets/**/*.tsx"],
      plugins: ["react"],
      rules: { "react/rules-of-hooks": "error", "react/unsupported-syntax": "error" },
    },
    ...inOrder("widgets", WIDGETS, [...ABOVE_SITE, WIDGET_LIST], () => [...SHARED_MODEL, ZOD]),
    { files: ["widgets/*"], rules: forbid(ABOVE_SITE, ...SHARED_MODEL.slice(1), ZOD) },
    { files: ["widgets/forms/sending/**"], rules: forbid([], SENDING, ZOD) },
    { files: ["site/**"], rules: forbid(ABOVE_SITE) },
    ...inOrder("site", SITE, ABOVE_SITE),
    { files: ["site/components/*"], rules: forbid([...ABOVE_SITE, "(pages|layouts)/"], SUBFOLDERS) },
    {
      files: ["site/{settings,tokens}/**"],
      rules: forbid([`(${SITE.join("|")}|styles)/`, ...ABOVE_SITE]),
    },
    { files: ["model/**"], rules: forbid(ABOVE_MODEL) },
    { files: ["model/*"], rules: forbid(ABOVE_MODEL, SUBFOLDERS) },
    ...inOrder("model", MODEL, ABOVE_MODEL, (folder) =>
      ["tags", "submissions"].includes(folder) ? [ZOD] : [],
    ),
    { files: ["build/**", "eleventy.config.ts"], rules: forbid(["server/", "tests/"]) },
    ...inOrder("build", BUILD, ["server/", "tests/"]),
    ...inOrder("server", SERVER, [SITE_FOLDERS, "widgets/", "tests/"], () => [BUILD_INTERNALS]),
    { files: ["build/**", "server/**", "tests/**"], rules: { "no-console": "off" } },
  ],
};
