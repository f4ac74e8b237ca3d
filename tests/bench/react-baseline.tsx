import { useEffect } from "react";
import { createRoot } from "react-dom/client";

/** Baseline for pages with React: renders one element, then dispatches the forms' `ridgebeam:ready` event. */
function Baseline() {
  useEffect(() => {
    document.body.dispatchEvent(new CustomEvent("ridgebeam:ready", { bubbles: true }));
  }, []);
  return <p>React</p>;
}

createRoot(document.body.appendChild(document.createElement("div"))).render(<Baseline />);
