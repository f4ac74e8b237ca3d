import { useEffect } from "react";
import { createRoot } from "react-dom/client";

/** The floor of a page with React: it renders one element, and reports it. */
function Floor() {
  useEffect(() => {
    document.body.dispatchEvent(new CustomEvent("ridgebeam:ready", { bubbles: true }));
  }, []);
  return <p>React</p>;
}

createRoot(document.body.appendChild(document.createElement("div"))).render(<Floor />);
