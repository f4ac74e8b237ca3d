"use client";

import "ridgebeam-forms/react";
import { useState } from "react";

export function Request() {
  const [isShown, setShown] = useState(true);
  const [sent, setSent] = useState<string[]>([]);
  return (
    <>
      <button onClick={() => setShown((now) => !now)}>Show or hide the form</button>
      {isShown && (
        <lead-form
          context="partner"
          partner="acme-jobs"
          layout="row"
          className="wide"
          onridgebeam-submitted={({ detail }) => setSent((all) => [...all, detail.widget])}
        >
          <a href="/">More jobs</a>
        </lead-form>
      )}
      <output>{sent.join(" ")}</output>
    </>
  );
}

// @ts-expect-error there is no such layout
export const wrong = () => <lead-form layout="diagonal" />;
