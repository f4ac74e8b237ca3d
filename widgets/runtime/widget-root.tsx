import { createContext, use, useEffect, type ReactNode } from "react";
import { ConfigContext, type WidgetConfig } from "../config.ts";
import type { Attributes, Widget } from "./widget.ts";

const HostContext = createContext<HTMLElement | null>(null);

interface WidgetRootProps {
  widget: Widget;
  attributes: Attributes;
  config: WidgetConfig;
  /** The custom element; none while the page is built. */
  host?: HTMLElement;
  /** Called once, when React has taken the markup over. */
  onMounted?: () => void;
}

/** The root of every widget's tree, the same at build time and in the browser, so that `useId` agrees. */
export function WidgetRoot({ widget, attributes, config, host, onMounted }: WidgetRootProps): ReactNode {
  useEffect(() => onMounted?.(), [onMounted]);
  return (
    <ConfigContext value={config}>
      <HostContext value={host ?? null}>
        <widget.Component {...attributes} />
      </HostContext>
    </ConfigContext>
  );
}

/** The custom element around a component; null while the page is built. */
export function useHost(): HTMLElement | null {
  return use(HostContext);
}
