import { fileURLToPath } from "node:url";
import type { Plugin } from "esbuild";

/** What widgets take of React's parts, which are CommonJS. A name that is missing here is an error of the compiler. */
const EXPORTS: Readonly<Record<string, string>> = {
  react:
    "createContext, createElement, use, useCallback, useEffect, useEffectEvent, useId, useMemo, useReducer, useRef, useState, useSyncExternalStore",
  "react/jsx-runtime": "jsx, jsxs, Fragment",
};

/** Provides React as modules with names of their own: `jsx("p")` then stands in the scripts, not `(0, runtime.jsx)("p")`. */
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
