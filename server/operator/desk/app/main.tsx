import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { signIn } from "./data/session.ts";

await signIn();
const place = document.getElementById("desk");
if (place !== null) createRoot(place).render(<App />);
