import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";

const place = document.getElementById("desk");
if (place !== null) createRoot(place).render(<App />);
