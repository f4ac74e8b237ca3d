import { takeDrops } from "./take-drops.ts";

// A page with the form has this from the start; the form's own script comes when somebody turns to it.
takeDrops(window);
