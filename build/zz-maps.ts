import { loadSite } from "../model/loading/load-site.ts";
import { stateMap } from "../site/drawings/maps/state-map.ts";
import { createHash } from "node:crypto";
const site = loadSite(process.cwd());
const c = process.cpuUsage();
const h = createHash("sha256");
for (const s of site.states)
  for (const isCompact of [false, true]) h.update(JSON.stringify(stateMap(s, { isCompact })));
const d = process.cpuUsage(c);
console.log(h.digest("hex").slice(0, 16), ((d.user + d.system) / 1e6).toFixed(2), "s");
