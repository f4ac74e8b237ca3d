import { acceptDrops } from "./accept-drops.ts";

// Loaded with the page; the form's own script loads on first interaction.
acceptDrops(window);
