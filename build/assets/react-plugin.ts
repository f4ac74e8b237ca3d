import { fileURLToPath } from "node:url";
import type { Plugin } from "esbuild";

/** Named exports of React's CommonJS modules that the widgets use. A missing name fails the build. */
const EXPORTS: Readonly<Record<string, string>> = {
  react:
    "createContext, createElement, use, useCallback, useEffect, useEffectEvent, useId, useMemo, useReducer, useRef, useState, useSyncExternalStore",
  "react/jsx-runtime": "jsx, jsxs, Fragment",
};

/**
 * Provides React as ES modules with named exports, so that scripts contain `jsx("p")` rather than `(0,
 * runtime.jsx)("p")`.
 */
export function reactPlugin(): Plugin {
  const resolveDir = fileURLToPath(new URL("../../widgets", import.meta.url));
  return {
    name: "react",
    setup(build) {
      build.onResolve({ filter: /^react(\/jsx-runtime)?$/ }, ({ path, importer, namespace }) =>
        namespace === "react" || importer.includes("/node_modules/")
          ? undefined
          : { path, namespace: "react" },
      );
      build.onLoad({ filter: /.*/, namespace: "react" }, ({ path }) => ({
        contents: `import * as all from "${path}"; export const { ${EXPORTS[path] ?? ""} } = all;`,
        resolveDir,
      }));
    },
  };
}
