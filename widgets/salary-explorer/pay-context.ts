import { createContext, use } from "react";
import { useConfig, useMessages } from "../config.ts";
import type { Choice, Wish } from "./choice.ts";
import type { Finding } from "./look-up.ts";
import type { Pay } from "./read-pay.ts";

/** What all parts of an explorer share. */
export interface Explorer {
  pay: Pay;
  choice: Choice;
  finding: Finding;
  choose: (wish: Wish) => void;
  /** What the ids and names of this explorer begin with. */
  id: string;
  /** On a partner's page: the origin of our own, and that links lead to a page of their own. */
  origin: string;
  target: "_blank" | undefined;
}

export const ExplorerContext = createContext<Explorer | null>(null);

/** @throws Error outside of an explorer */
export function useExplorer(): Explorer {
  const explorer = use(ExplorerContext);
  if (explorer === null) throw new Error("a part of the explorer was rendered outside of one");
  return explorer;
}

export const useTexts = () => useMessages().salaryExplorer;

/** @throws Error where the configuration has no pay data */
export function usePayData() {
  const { pay } = useConfig();
  if (pay === undefined) throw new Error("the configuration has no pay data");
  return pay;
}
