import r2wc from "@r2wc/core";
import { createElement } from "react";
import { createRoot, type Root } from "react-dom/client";
import type { WidgetConfig } from "../runtime/config.ts";
import { ReceiptView } from "./receipt-view.tsx";
import type { ReceiptSettings } from "./settings.ts";

/** The build's configuration as JSON. */
declare const WIDGET_CONFIG: string;

const { backend } = JSON.parse(WIDGET_CONFIG) as Pick<WidgetConfig, "backend">;

function Receipt(props: object) {
  const { settings } = props as { settings: ReceiptSettings };
  return createElement(ReceiptView, { settings, backend });
}

const ReceiptElement = r2wc<object, Root>(
  Receipt,
  { props: { settings: "json" } },
  {
    mount: (host, _component, props) => {
      const root = createRoot(host);
      root.render(createElement(Receipt, props));
      return root;
    },
    update: (root, props) => root.render(createElement(Receipt, props)),
    unmount: (root) => root.unmount(),
  },
);

customElements.define("receipt-view", ReceiptElement);
