import { createContext, use, type ChangeEvent, type MouseEvent } from "react";
import { useMessages } from "../runtime/config.ts";
import type { Choice } from "./choice.ts";
import type { Finding } from "./look-up.ts";
import type { Pay } from "./read-pay.ts";
import type { salaryExplorerTexts } from "./texts.ts";

type Pick = ChangeEvent<HTMLSelectElement | HTMLInputElement> | MouseEvent<HTMLButtonElement>;

export interface Explorer {
  pay: Pay;
  choice: Choice;
  finding: Finding;
  /** Applies a control's value. The control's name is the key in `Choice`. */
  pick: (event: Pick) => void;
  /** Whether to render the card without the drawing and the options, as it is prerendered for partner pages. */
  isBrief: boolean;
  /** Returns the link attributes for a path on our site; on a partner's page, the link opens a new tab. */
  linkTo: (path: string) => { href: string; target?: string; rel?: string };
}

export const ExplorerContext = createContext<Explorer | null>(null);

export const useExplorer = (): Explorer => use(ExplorerContext) as Explorer;
export const useTexts = () => useMessages<typeof salaryExplorerTexts>().salaryExplorer;
