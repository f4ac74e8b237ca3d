"use client";

import "ridgebeam-forms/react";
import type { RidgebeamEventMap, RidgebeamFormElement } from "ridgebeam-forms";
import { useCallback, useState } from "react";

export function RequestForm() {
  const [isShown, setShown] = useState(true);
  const [sent, setSent] = useState<string[]>([]);
  // React does not attach this listener on hydration: https://github.com/react/react/issues/35446
  const listen = useCallback((form: RidgebeamFormElement | null) => {
    const tell = ({ detail }: RidgebeamEventMap["ridgebeam:submitted"]) =>
      setSent((all) => [...all, detail.widget]);
    form?.addEventListener("ridgebeam:submitted", tell);
    return () => form?.removeEventListener("ridgebeam:submitted", tell);
  }, []);
  return (
    <>
      <button onClick={() => setShown((now) => !now)}>Show or hide the form</button>
      {isShown && (
        <lead-form ref={listen} context="partner" partner="acme-jobs" layout="row" className="wide">
          <a href="/">More jobs</a>
        </lead-form>
      )}
      <output>{sent.join(" ")}</output>
    </>
  );
}

// @ts-expect-error there is no such layout
export const InvalidForm = () => <lead-form layout="diagonal" />;
