import { useEffect, useEffectEvent, useState } from "react";
import { useHost } from "../runtime/widget-root.tsx";
import { choose, firstChoice, writeChoice, type Choice, type Wish } from "./choice.ts";
import type { Pay } from "./read-pay.ts";
import type { SalaryExplorerProps } from "./attributes.ts";

/**
 * The choice: what the tag's attributes say, then what our own page's address says, then what the visitor does. On our own pages the
 * address follows; a partner's is left alone.
 */
export function useChoice(
  pay: Pay,
  { job: role, place }: SalaryExplorerProps,
): [choice: Choice, change: (wish: Wish) => void, isChanged: boolean] {
  const host = useHost();
  const isOwnPage = host?.shadowRoot === null;
  const [wish, setWish] = useState<Wish>({});
  const [isChanged, setChanged] = useState(false);
  const choice = choose(pay, choose(pay, firstChoice(pay), { role, place }), wish);
  const change = (wanted: Wish): void => {
    const next = choose(pay, choice, wanted);
    setWish(next);
    setChanged(true);
    // Each choice in the history would make Back a chore.
    if (isOwnPage) history.replaceState(history.state, "", writeChoice(location.href, next));
  };
  const start = useEffectEvent((wanted: Wish, isPicked: boolean): void =>
    (isPicked ? change : setWish)(wanted),
  );
  useEffect(() => {
    if (!isOwnPage) return;
    // What was picked before the script was there stands in the controls alone: not in their markup.
    const early = Array.from(host.querySelectorAll(":checked:not([checked], [selected])"), (picked) => {
      const { name, value } = picked.closest<HTMLSelectElement>("[name]")!;
      return [name, value] as const;
    });
    const wanted = [...new URLSearchParams(location.search), ...early];
    if (wanted[0]) start(Object.fromEntries(wanted), early.length > 0);
  }, [host, isOwnPage]);
  return [choice, change, isChanged];
}
