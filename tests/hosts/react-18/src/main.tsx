import "ridgebeam-forms/react-18";
import type { RidgebeamEventMap } from "ridgebeam-forms";
import { StrictMode, useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";

/** Adds an event listener to the form. React 18 has no props for custom element events. */
function LeadForm({ onSent }: { onSent: (widget: string) => void }) {
  const form = useRef<HTMLElementTagNameMap["lead-form"]>(null);
  useEffect(() => {
    const element = form.current;
    const tell = ({ detail }: RidgebeamEventMap["ridgebeam:submitted"]) => onSent(detail.widget);
    element?.addEventListener("ridgebeam:submitted", tell);
    return () => element?.removeEventListener("ridgebeam:submitted", tell);
  }, [onSent]);
  return <lead-form ref={form} class="wide" context="partner" partner="acme-jobs" layout="row" />;
}

function Jobs() {
  const [isShown, setShown] = useState(true);
  const [sent, setSent] = useState("");
  return (
    <main>
      <h1>Foreman</h1>
      <button onClick={() => setShown((now) => !now)}>Show or hide the form</button>
      {isShown && <LeadForm onSent={setSent} />}
      <output>{sent}</output>
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
