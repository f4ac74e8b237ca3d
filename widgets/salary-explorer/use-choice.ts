import { useEffect, useRef, useState } from "react";
import { useHost } from "../runtime/widget-root.tsx";
import { choose, firstChoice, readChoice, writeChoice, type Choice, type Wish } from "./choice.ts";
import type { Pay } from "./read-pay.ts";
import type { SalaryExplorerProps } from "./schema.ts";

/**
 * The choice: what the tag's attributes say, then what our own page's address says, then what the visitor does. On our own pages the
 * address follows; a partner's is left alone.
 */
export function useChoice(
  pay: Pay,
  { job, place }: SalaryExplorerProps,
): [choice: Choice, change: (wish: Wish) => void] {
  const host = useHost();
  const isOwnPage = host?.shadowRoot === null;
  const preset = choose(pay, firstChoice(pay), { role: job, place });
  const [choice, setChoice] = useState(preset);
  const seen = useRef(preset);
  useEffect(() => {
    if (!isOwnPage) return;
    const read = (): void => setChoice((now) => readChoice(pay, now, location.search));
    read();
    addEventListener("popstate", read);
    return () => removeEventListener("popstate", read);
  }, [pay, isOwnPage]);
  useEffect(() => {
    const { role, place: where } = preset;
    if (seen.current.role === role && seen.current.place === where) return;
    seen.current = { ...preset };
    setChoice((now) => choose(pay, now, { role, place: where }));
  });
  return [
    choice,
    (wish) => {
      const next = choose(pay, choice, wish);
      setChoice(next);
      if (isOwnPage) history.replaceState(history.state, "", writeChoice(location.href, next));
    },
  ];
}
