import { acceptDrops } from "./accept-drops.ts";

// Runs when the page loads, whereas the form's own script loads on first interaction.
acceptDrops(window);
