import type { OperatorSource } from "./operator-source.ts";

/** Parts whose functions have only JSON arguments and results, so that a running server can perform them. */
const remoteParts = ["rows", "retention", "deliveries", "leads"] as const;

export type OperatorFunctions = Pick<OperatorSource, (typeof remoteParts)[number]>;

type Call = (...args: unknown[]) => Promise<unknown>;

/** Returns the function for a path such as `retention/find`, or undefined. */
export function findOperatorFunction(functions: OperatorFunctions, path: string): Call | undefined {
  const [partName, name = "", ...rest] = path.split("/");
  const part = remoteParts.find((remotePart) => remotePart === partName);
  if (part === undefined || rest.length > 0 || !Object.hasOwn(functions[part], name)) return undefined;
  const partFunctions = functions[part] as unknown as Record<string, Call>;
  return partFunctions[name];
}

/** Returns functions that pass their path and arguments to `call`. */
export function createOperatorFunctions(
  call: (path: string, args: unknown[]) => Promise<unknown>,
): OperatorFunctions {
  const createFunction =
    (part: string, name: string): Call =>
    (...args) =>
      call(`${part}/${name}`, args);
  const parts = remoteParts.map((part): [string, object] => [
    part,
    new Proxy({}, { get: (_target, name) => createFunction(part, String(name)) }),
  ]);
  return Object.fromEntries(parts) as unknown as OperatorFunctions;
}
