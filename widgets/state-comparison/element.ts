import { StateComparison } from "./state-comparison.ts";

customElements.define("state-comparison", StateComparison);
