import js from "@eslint/js";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

/** Folders that a folder must not import from; a type-only import of the content's types is allowed to `site`. */
const forbid = (folders, allowTypeImports = false) => ({
  "@typescript-eslint/no-restricted-imports": [
    "error",
    {
      patterns: folders.map((folder) => ({
        regex: `^(\\.\\./)+${folder}/`,
        message: `Imports point one way: nothing here may import ${folder}/.`,
        allowTypeImports,
      })),
    },
  ],
});

export default tseslint.config(
  { ignores: ["dist/", ".data/", ".cache/", ".compare/", "node_modules/"] },
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
  { files: ["widgets/**"], rules: forbid(["site", "build", "tests"]) },
  { files: ["site/**"], rules: forbid(["build", "tests"], true) },
  { files: ["build/**", "eleventy.config.ts"], rules: forbid(["tests"]) },
  { files: ["build/**", "tests/**"], rules: { "no-console": "off" } },
  { files: [".eslint.config.js"], ...tseslint.configs.disableTypeChecked },
);
