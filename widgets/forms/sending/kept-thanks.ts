import type { ThanksContent } from "./show-thanks.ts";

/** What a page needs to show its thank-you message again. Contains nothing that the visitor typed. */
export type KeptThanks = Omit<ThanksContent, "sent" | "texts" | "receipt" | "onRestart"> & {
  texts?: Partial<ThanksContent["texts"]>;
  at: Date;
  /** The receipt key. */
  key: string;
  hasEmail: boolean;
};

type KeptByForm = Record<string, KeptThanks>;

const readState = () => (history.state ?? {}) as { thanks?: KeptByForm };

/** Browsers may refuse to store a state, such as Safari after 100 changes in 30 seconds. */
function writeThanks(thanks: KeptByForm): void {
  try {
    history.replaceState({ ...readState(), thanks }, "");
  } catch {
    // After Back, the page shows a new form.
  }
}

/**
 * Keeps a form's thank-you message in the page's entry of the tab's history, so that Back and a reload show it again,
 * and a new visit shows a new form. Returns a function that forgets it.
 */
export function keepThanks(formName: string, kept: KeptThanks): () => void {
  const keep = (): void => writeThanks({ ...readState().thanks, [formName]: kept });
  keep();
  // A link within the page has added an entry.
  addEventListener("pagehide", keep);
  return () => {
    removeEventListener("pagehide", keep);
    const thanks = { ...readState().thanks };
    delete thanks[formName];
    writeThanks(thanks);
  };
}

export const readKeptThanks = (formName: string): KeptThanks | undefined => readState().thanks?.[formName];
