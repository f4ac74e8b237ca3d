import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** ESLint pattern that forbids importing zod, which must not be in any client-side script. */
const ZOD = {
  regex: "^zod",
  message: "Client-side scripts may include this file, so it must not import zod.",
};

/**
 * Creates an ESLint rule that forbids importing the given paths, whether as values or as types.
 * @param paths regular expressions for the forbidden paths, matched after any number of `../`
 * @param extraPatterns additional `no-restricted-imports` patterns
 */
const forbid = (paths, ...extraPatterns) => ({
  "@typescript-eslint/no-restricted-imports": [
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
 * @param paths other paths that none of these folders may import
 * @param extraPatternsFor returns additional `no-restricted-imports` patterns for a folder
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
/**
 * Folders in `site/model`, from top to bottom. `widgets` also matches the top-level `widgets/` folder, so the
 * folders below it may import neither.
 */
const MODEL = [
  "loading",
  "report",
  "checks",
  "tags",
  "kinds",
  "widgets",
  "pay",
  "schemas",
  "source",
  "submissions",
  "resume-check",
];
/** Folders in `site/model` that pages, widgets and the server share. Client-side scripts may import them. */
const SHARED = ["pay", "submissions", "resume-check"];
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
  "contact-form",
  "employer-lead-form",
  "insight-lead-form",
  "lead-form",
  "portal-login",
  "resume-form",
  "salary-report-form",
  "salary-explorer",
  "hiring-calculator",
  "receipt-view",
  "state-comparison",
  "article-search",
  "forms",
  "runtime",
  "backend",
];
const SERVER = ["commands", "http", "operator", "jobs", "api", "data", "platform"];

const SITE_FOLDERS = `site/(${SITE.join("|")}|styles)/`;
const SITE_BUT_SHARED = `site/(?!model/(${SHARED.join("|")})/)`;
/** `build-for-server.ts` is the only module in `build/` that the server may import. */
const BUILD_INTERNALS = "build/(?!build-for-server\\.ts$)";

const ABOVE_SITE = ["build/", "server/", "tests/"];
const ABOVE_MODEL = [`(site/)?(${SITE.join("|")}|styles)/`, ...ABOVE_SITE];
const ABOVE_WIDGETS = [SITE_BUT_SHARED, ...ABOVE_SITE];
/** Modules that list all widgets, and therefore import from every widget folder. */
const WIDGET_LISTS = "(registry|tags|widget-message-keys|messages)\\.ts$";

const SUBFOLDERS = {
  regex: "^\\./.*/",
  message: "Imports go in one direction: a folder and its subfolder must not import each other.",
};

const PARENT = { ...SUBFOLDERS, regex: "^\\.\\./[^/]+$" };

export default tseslint.config(
  { ignores: ["dist/", ".builds/", ".data/", ".cache/", ".compare/", "node_modules/", "tests/hosts/*/"] },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: [".eslint.config.js"] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "no-console": "error",
    },
  },
  { files: ["**/*.tsx"], ...jsxA11y.flatConfigs.strict },
  { files: ["widgets/**/*.tsx"], ...reactHooks.configs.flat.recommended },
  ...inOrder("widgets", WIDGETS, [...ABOVE_WIDGETS, WIDGET_LISTS], () => [ZOD]),
  { files: ["widgets/*"], rules: forbid(ABOVE_WIDGETS, ZOD) },
  {
    files: ["widgets/forms/sending/**"],
    rules: forbid([...ABOVE_WIDGETS, WIDGET_LISTS, "(?!runtime|backend)[a-z-]+/[a-z-]+"], ZOD, PARENT),
  },
  { files: ["site/**"], rules: forbid(ABOVE_SITE) },
  ...inOrder("site", SITE, ABOVE_SITE),
  { files: ["site/components/*"], rules: forbid([...ABOVE_SITE, "(pages|layouts)/"], SUBFOLDERS) },
  { files: ["site/{model,settings,tokens}/**"], rules: forbid(ABOVE_MODEL) },
  { files: ["site/model/*"], rules: forbid(ABOVE_MODEL, SUBFOLDERS) },
  ...inOrder("site/model", MODEL, ABOVE_MODEL, (folder) => (folder === "submissions" ? [ZOD] : [])),
  { files: ["build/**", "eleventy.config.ts"], rules: forbid(["server/", "tests/"]) },
  ...inOrder("build", BUILD, ["server/", "tests/"]),
  ...inOrder("server", SERVER, [SITE_FOLDERS, BUILD_INTERNALS, "widgets/", "tests/"]),
  { files: ["build/**", "server/**", "tests/**"], rules: { "no-console": "off" } },
  { files: [".eslint.config.js"], ...tseslint.configs.disableTypeChecked },
);
