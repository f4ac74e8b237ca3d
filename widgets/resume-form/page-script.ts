import { takeDrops } from "./take-drops.ts";

// Loaded with the page; the form's own script loads on first interaction.
takeDrops(window);
