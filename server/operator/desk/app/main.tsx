import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { signIn } from "./data/api-client.ts";

await signIn();
const root = document.getElementById("desk");
if (root !== null) createRoot(root).render(<App />);
