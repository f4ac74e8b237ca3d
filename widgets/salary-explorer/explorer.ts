import { createContext, use, type ChangeEvent, type MouseEvent } from "react";
import { useMessages } from "../config.ts";
import type { Choice } from "./choice.ts";
import type { Finding } from "./look-up.ts";
import type { Pay } from "./read-pay.ts";

type Pick = ChangeEvent<HTMLSelectElement | HTMLInputElement> | MouseEvent<HTMLButtonElement>;

/** What all parts of an explorer share. */
export interface Explorer {
  pay: Pay;
  choice: Choice;
  finding: Finding;
  /** Takes the value of a control that is named after a part of the choice. */
  pick: (event: Pick) => void;
  /** Whether a partner's page shows the card before its script: without the drawing and the options to choose from. */
  isBrief: boolean;
  /** Attributes of a link to an address of ours; on a partner's page it opens a page of its own. */
  linkTo: (path: string) => { href: string; target?: string; rel?: string };
}

export const ExplorerContext = createContext<Explorer | null>(null);

export const useExplorer = (): Explorer => use(ExplorerContext) as Explorer;
export const useTexts = () => useMessages().salaryExplorer;
