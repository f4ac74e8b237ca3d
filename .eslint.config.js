import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Scripts for visitors must not contain zod. */
const ZOD = { regex: "^zod", message: "A visitor's browser may load this: it may not import zod." };

/** Imports go in one direction: forbids imports, including types, from these folders. */
const forbid = (rooms, ...further) => ({
  "@typescript-eslint/no-restricted-imports": [
    "error",
    {
      patterns: [
        ...rooms.map((room) => ({
          regex: `^(\\.\\./)+${room}`,
          message: `Imports point one way: nothing here may import ${room}.`,
        })),
        ...further,
      ],
    },
  ],
});

const SITE_ROOMS = "(pages|layouts|components|drawings|styles|report)/";
/** Pay, submissions and resume checks are shared by pages, widgets and the server. */
const SITE_BUT_SHARED = "site/(?!model/(pay|submissions|resume-check)/)";
/** Server folders from top to bottom: each may import those below it. */
const SERVER_ROOMS = ["commands", "http", "operator", "jobs", "api", "data", "platform"];
/** `make-site.ts` is the only module of build/ that the server may import. */
const BUILD_BUT_ITS_DOOR = "build/(?!make-site\\.ts$)";

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
  { files: ["widgets/**"], rules: forbid([SITE_BUT_SHARED, "build/", "server/", "tests/"], ZOD) },
  { files: ["site/**"], rules: forbid(["build/", "server/", "tests/"]) },
  { files: ["site/model/**"], rules: forbid([SITE_ROOMS, "build/", "server/", "tests/"]) },
  {
    files: ["site/model/submissions/**"],
    rules: forbid([SITE_ROOMS, "build/", "server/", "widgets/", "tests/"], ZOD),
  },
  { files: ["build/**", "eleventy.config.ts"], rules: forbid(["server/", "tests/"]) },
  ...SERVER_ROOMS.map((room, index) => ({
    files: [`server/${room}/**`],
    rules: forbid([
      `site/${SITE_ROOMS}`,
      BUILD_BUT_ITS_DOOR,
      "widgets/",
      "tests/",
      ...SERVER_ROOMS.slice(0, index).map((above) => `${above}/`),
    ]),
  })),
  { files: ["build/**", "server/**", "tests/**"], rules: { "no-console": "off" } },
  { files: [".eslint.config.js"], ...tseslint.configs.disableTypeChecked },
);
