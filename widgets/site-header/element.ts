import texts from "texts:site-header";
import type { Navigation } from "../runtime/config.ts";
import { defineWidget } from "../runtime/widget-element.ts";
import { siteHeaderWidget } from "./site-header.tsx";

defineWidget(siteHeaderWidget, texts, { navigation: JSON.parse(HEADER_NAVIGATION) as Navigation });
