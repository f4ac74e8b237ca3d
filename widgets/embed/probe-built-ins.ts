/**
 * What React and our code depend on, with checks of how it behaves: libraries such as MooTools (compatibility mode) and
 * Prototype replace some of it with functions of the same names that do something else.
 */
const PROBES: readonly (readonly [name: string, works: () => boolean])[] = [
  ["Function.prototype.bind", () => ((a: number, b: number) => a + b).bind(null, 1).bind(null, 2)() === 3],
  ["Array.from", () => Array.from(new Set([1]), (one) => one + 1)[0] === 2],
  ["Array.isArray", () => Array.isArray([]) && !Array.isArray({ length: 0 })],
  ["Array.prototype", () => [..."ab"].entries().next().value?.[1] === "a" && [1, 2].find((n) => n > 1) === 2],
  ["Array.prototype", () => [[1, 2], 3].flat().map(Number).filter(Boolean).concat(4).join() === "1,2,3,4"],
  ["Array.prototype", () => [1, 2].includes(2) && [4].at(-1) === 4],
  ["Array.prototype", () => [1, 2, 3].splice(1, 1)[0] === 2 && [1, 2].reduce((a, b) => a + b) === 3],
  ["JSON", () => JSON.stringify({ a: ["b"] }) === '{"a":["b"]}' && (JSON.parse("[1]") as number[])[0] === 1],
  ["Object.entries", () => Object.entries(Object.assign({}, { a: 1 })).join() === "a,1"],
  ["Object.keys", () => Object.keys({ a: 1 })[0] === "a" && Object.is(NaN, NaN)],
  ["String.prototype", () => "a-b".replaceAll("-", "").startsWith("b", 1) && "a b".split(" ").length === 2],
  ["String.prototype", () => " a ".trim().padStart(2, "b") === "ba" && "abc".slice(-1) === "c"],
  ["Map", () => new Map([[1, 2]]).get(1) === 2 && new WeakMap().has({}) === false],
  ["Set", () => [...new Set([1, 1])].length === 1],
  ["FormData", () => [...Object.assign(new FormData(), {})].length === 0],
  ["URL", () => new URL("/a?b=c", "https://d.example").searchParams.get("b") === "c"],
  ["MessageChannel", () => new MessageChannel().port1 instanceof MessagePort],
  ["Promise", () => Promise.all([]) instanceof Promise],
  ["AbortSignal.timeout", () => !AbortSignal.timeout(1000).aborted],
  ["Headers", () => new Headers({ a: "b" }).get("A") === "b"],
  ["crypto", () => crypto.getRandomValues(new Uint8Array(1)).length === 1],
  ["Date.now", () => typeof Date.now() === "number" && typeof performance.now() === "number"],
];

/** Returns the name of a built-in that the page has replaced with one that behaves differently; undefined if none. */
export function findReplacedBuiltIn(): string | undefined {
  for (const [name, works] of PROBES)
    try {
      if (!works()) return name;
    } catch {
      return name;
    }
  return undefined;
}
