import { acceptDrops } from "./accept-drops.ts";

// Runs on page load, unlike the form's script, which loads on first interaction.
acceptDrops(window);
