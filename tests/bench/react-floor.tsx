import { useEffect } from "react";
import { createRoot } from "react-dom/client";

/** The least that a page with React can do: it renders one element, and says when that is there. */
function Floor() {
  useEffect(() => {
    document.body.dispatchEvent(new CustomEvent("ridgebeam:ready", { bubbles: true }));
  }, []);
  return <p>React</p>;
}

createRoot(document.body.appendChild(document.createElement("div"))).render(<Floor />);
