import r2wc from "@r2wc/core";
import { createElement, type ComponentType, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root, type RootOptions } from "react-dom/client";
import type { WidgetConfig } from "./config.ts";
import type { MessageTable } from "../../model/tags/tag-description.ts";
import { emit } from "./events.ts";
import { saveFormState } from "./save-form-state.ts";
import { warn } from "./warn.ts";
import { readAttributes, type Attributes, type Widget } from "./widget.ts";
import { WidgetRoot } from "./widget-root.tsx";

interface MountedWidget {
  root: Root;
  render: (props: object) => ReactNode;
}

let instances = 0;

export interface MountSettings {
  config: WidgetConfig;
  /** Element to render into, such as one in a shadow root. Defaults to the custom element. */
  container?: HTMLElement;
  onFailure?: (error: unknown) => void;
}

export function mount(
  widget: Widget,
  host: HTMLElement,
  props: object,
  { config, container = host, onFailure }: MountSettings,
): MountedWidget {
  const { instance } = container.dataset;
  const restore = saveFormState(container);
  const options: RootOptions = {
    ...(onFailure && { onUncaughtError: onFailure }),
    identifierPrefix: instance ?? `c${++instances}`,
    // Browser extensions and other scripts may have changed the markup. The form still works.
    onRecoverableError: (error) => {
      warn(`<${widget.tag}> was re-rendered after a hydration error: ${String(error)}`);
      restore();
    },
  };
  // Wait a microtask, so that the caller has the mounted widget before the event fires.
  const onMounted = (): void =>
    queueMicrotask(() => emit(host, "ready", { widget: widget.tag, context: attributes["context"] }));
  let attributes: Attributes = {};
  const render = (latestProps: object): ReactNode => {
    attributes = readAttributes(widget.attributes, latestProps as Record<string, unknown>);
    return createElement(WidgetRoot, { widget, attributes, config, host, onMounted });
  };
  if (instance !== undefined && container.firstElementChild !== null) {
    // Hydrate synchronously. Until hydration, React intercepts events and replays them at `event.target`,
    // which is null once an event has left a shadow root. Rendering different props before hydration would
    // discard typed text (React error 424).
    return { render, root: flushSync(() => hydrateRoot(container, render(props), options)) };
  }
  const root = createRoot(container, options);
  root.render(render(props));
  return { render, root };
}

export function update({ root, render }: MountedWidget, props: object): void {
  root.render(render(props));
}

/** The class that r2wc creates. Its types are only those of a constructor. */
type R2wcElement = HTMLElement &
  Record<string, unknown> & {
    connectedCallback(): void;
    disconnectedCallback(): void;
    attributeChangedCallback(name: string, before: string | null, value: string | null): void;
  };

/**
 * Creates the class of a widget's custom element. r2wc observes the attributes, adds a property for each, and calls the
 * renderer. The class around it renders only while the element is connected, with the attributes that it has then.
 */
export function createWidgetElement(widget: Widget, config: WidgetConfig): CustomElementConstructor {
  const names = Object.keys(widget.attributes);
  /** The widgets of connected elements; undefined until the first render. */
  const mountedWidgets = new WeakMap<HTMLElement, MountedWidget | undefined>();

  /**
   * Defining a tag, or the end of parsing, starts all its elements at once. They hydrate in tasks of their own, so that
   * keys are handled between.
   */
  let hasHydratedInThisTask = false;

  function render(host: HTMLElement): HTMLElement {
    if (!mountedWidgets.has(host)) return host;
    const mountedWidget = mountedWidgets.get(host);
    const props = Object.fromEntries(names.map((name) => [name, host.getAttribute(name) ?? undefined]));
    if (mountedWidget === undefined) mountedWidgets.set(host, mount(widget, host, props, { config }));
    else update(mountedWidget, props);
    return host;
  }

  function unmount(host: HTMLElement): void {
    mountedWidgets.get(host)?.root.unmount();
    mountedWidgets.delete(host);
  }

  const Base = r2wc<object, HTMLElement>(
    widget.Component as ComponentType<object>,
    { props: Object.fromEntries(names.map((name) => [name, "string"])) },
    // r2wc mounts on the first attribute, before the element is connected. It updates when it is.
    { mount: render, update: render, unmount },
  ) as unknown as new () => R2wcElement;

  return class extends Base {
    override connectedCallback(): void {
      for (const name of names) this.#adoptOwnProperty(name);
      if (this.#isBeingParsed())
        document.addEventListener("DOMContentLoaded", () => this.#start(), { once: true });
      else this.#start();
    }

    #start(): void {
      if (!this.isConnected) return;
      if (this.#isPrerendered() && hasHydratedInThisTask) {
        setTimeout(() => this.#start());
        return;
      }
      if (!mountedWidgets.has(this)) mountedWidgets.set(this, undefined);
      hasHydratedInThisTask = true;
      setTimeout(() => (hasHydratedInThisTask = false));
      super.connectedCallback();
    }

    /**
     * Returns whether the parser may still add children. If the tag is already defined, an element is
     * connected before its children are parsed.
     */
    #isBeingParsed(): boolean {
      return document.readyState === "loading" && this.#isPrerendered();
    }

    #isPrerendered(): boolean {
      return this.dataset["instance"] !== undefined;
    }

    /** Reassigns a property that was set before the tag was defined and now shadows the class's accessor. */
    #adoptOwnProperty(name: string): void {
      if (!Object.hasOwn(this, name)) return;
      const properties = this as Record<string, unknown>;
      const value = properties[name];
      delete properties[name];
      properties[name] = value;
    }

    override disconnectedCallback(): void {
      // Moving an element disconnects and reconnects it. Unmounting it in between would clear its fields.
      queueMicrotask(() => {
        if (!this.isConnected) super.disconnectedCallback();
      });
    }

    /** With this callback, `moveBefore()` does not disconnect and reconnect the element. */
    connectedMoveCallback(): void {}

    override attributeChangedCallback(name: string, before: string | null, value: string | null): void {
      super.attributeChangedCallback(name, before, value);
      if (value !== null && value !== "") return;
      // r2wc ignores removed and empty attributes: its property keeps the old value, and nothing is rendered.
      (this as Record<string, unknown>)[name] = value ?? undefined;
      render(this);
    }
  };
}

/** The build's configuration as JSON. */
declare const WIDGET_CONFIG: string;

/**
 * Defines a widget's tag, unless it is already defined. Does so in a task of its own, so that a key is handled between
 * the evaluation of React and the hydration of the widget.
 * @param overrides configuration for this widget only
 */
export function defineWidget(
  widget: Widget,
  messages: MessageTable,
  overrides?: Partial<WidgetConfig>,
): void {
  const defaultConfig = JSON.parse(WIDGET_CONFIG) as Omit<WidgetConfig, "messages">;
  const element = createWidgetElement(widget, { ...defaultConfig, ...overrides, messages });
  setTimeout(() => {
    if (customElements.get(widget.tag) === undefined) customElements.define(widget.tag, element);
    else warn(`<${widget.tag}> is already defined`);
  });
}
