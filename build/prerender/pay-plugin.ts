import type { Plugin } from "esbuild";
import type { ExplorerData } from "../../model/pay/explorer-data.ts";

/** Provides the salary explorer's data as the `pay:explorer` module. */
export function payPlugin(data: ExplorerData | undefined): Plugin {
  return {
    name: "pay",
    setup(build) {
      build.onResolve({ filter: /^pay:/ }, ({ path }) => ({ path, namespace: "pay" }));
      build.onLoad({ filter: /.*/, namespace: "pay" }, () => {
        if (data === undefined)
          throw new Error("The widgets' configuration has no pay data, which the salary explorer needs.");
        return { contents: JSON.stringify(data), loader: "json" };
      });
    },
  };
}
