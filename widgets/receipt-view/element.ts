import r2wc from "@r2wc/react-to-web-component";
import { createElement } from "react";
import type { WidgetConfig } from "../runtime/config.ts";
import { ReceiptView } from "./receipt-view.tsx";
import type { ReceiptSettings } from "./settings.ts";

/** The build's configuration as JSON. */
declare const WIDGET_CONFIG: string;

const { backend } = JSON.parse(WIDGET_CONFIG) as Pick<WidgetConfig, "backend">;

const Receipt = ({ settings }: { settings: ReceiptSettings }) =>
  createElement(ReceiptView, { settings, backend });

customElements.define("receipt-view", r2wc(Receipt, { props: { settings: "json" } }));
