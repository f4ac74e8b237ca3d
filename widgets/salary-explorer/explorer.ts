import { createContext, use, type ChangeEvent, type MouseEvent } from "react";
import { useMessages } from "../runtime/config.ts";
import type { Choice } from "./choice.ts";
import type { PayResult } from "./look-up-pay.ts";
import type { Pay } from "./read-pay.ts";
import type { salaryExplorerMessageKeys } from "../../model/tags/salary-explorer.ts";

type PickEvent = ChangeEvent<HTMLSelectElement | HTMLInputElement> | MouseEvent<HTMLButtonElement>;

export interface Explorer {
  pay: Pay;
  choice: Choice;
  result: PayResult;
  pick: (event: PickEvent) => void;
  /** Whether to omit the drawing and the options, as in the markup prerendered for partners' pages. */
  isBrief: boolean;
  /** Returns the attributes of a link to our site. On a partner's page, the link opens in a new tab. */
  linkTo: (path: string) => { href: string; target?: string; rel?: string };
}

export const ExplorerContext = createContext<Explorer | null>(null);

export const useExplorer = (): Explorer => use(ExplorerContext) as Explorer;
export const useExplorerMessages = () => useMessages<typeof salaryExplorerMessageKeys>().salaryExplorer;
