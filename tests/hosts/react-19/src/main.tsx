import "ridgebeam-forms/react";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

function Jobs() {
  const [isShown, setShown] = useState(true);
  const [sent, setSent] = useState<string[]>([]);
  return (
    <main>
      <h1>Foreman</h1>
      <button onClick={() => setShown((now) => !now)}>Show or hide the form</button>
      {isShown && (
        <lead-form
          context="partner"
          partner="acme-jobs"
          layout="row"
          className="wide"
          onridgebeam-submitted={({ detail }) => setSent((all) => [...all, detail.widget])}
        />
      )}
      <output>{sent.join(" ")}</output>
    </main>
  );
}

// @ts-expect-error there is no such layout
export const InvalidForm = () => <lead-form layout="diagonal" />;

createRoot(document.getElementById("app")!).render(
  <StrictMode>
    <Jobs />
  </StrictMode>,
);
