import { useEffect, useEffectEvent, useState } from "react";
import { useHost } from "../runtime/widget-root.tsx";
import { updateChoice, getDefaultChoice, writeChoice, type Choice, type RequestedChoice } from "./choice.ts";
import type { Pay } from "./read-pay.ts";
import type { SalaryExplorerProps } from "../../model/tags/salary-explorer.ts";

/**
 * Manages the choice. Initial values come from the tag's attributes and, on our own pages, from the URL.
 * Later changes update the URL of our own pages, but not that of a partner's page.
 */
export function useChoice(
  pay: Pay,
  { job: role, place }: SalaryExplorerProps,
): [choice: Choice, change: (requested: RequestedChoice) => void, isChanged: boolean] {
  const host = useHost();
  const isOwnPage = host?.shadowRoot === null;
  const [requested, setRequested] = useState<RequestedChoice>({});
  const [isChanged, setChanged] = useState(false);
  const choice = updateChoice(pay, updateChoice(pay, getDefaultChoice(pay), { role, place }), requested);
  const change = (newChoice: RequestedChoice): void => {
    const next = updateChoice(pay, choice, newChoice);
    setRequested(next);
    setChanged(true);
    // Replace the history entry, so that Back leaves the page instead of undoing choices.
    if (isOwnPage) history.replaceState(history.state, "", writeChoice(location.href, next));
  };
  const start = useEffectEvent((newChoice: RequestedChoice, isPicked: boolean): void =>
    (isPicked ? change : setRequested)(newChoice),
  );
  useEffect(() => {
    if (!isOwnPage) return;
    // Choices made before hydration exist only in the controls' state.
    const earlyEntries = Array.from(
      host.querySelectorAll(":checked:not([checked], [selected])"),
      (control) => {
        const { name, value } = control.closest<HTMLSelectElement>("[name]")!;
        return [name, value] as const;
      },
    );
    const newChoice = [...new URLSearchParams(location.search), ...earlyEntries];
    if (newChoice[0]) start(Object.fromEntries(newChoice), earlyEntries.length > 0);
  }, [host, isOwnPage]);
  return [choice, change, isChanged];
}
