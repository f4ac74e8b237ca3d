import r2wc from "@r2wc/core";
import { createElement, startTransition, type ComponentType, type ReactNode } from "react";
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
  /** Set until the widget is hydrated. */
  hydration?: Hydration | undefined;
}

interface Hydration {
  /** Props that have changed meanwhile. Rendering them before the end would discard typed text (React error 424). */
  latestProps?: object;
  /** Ends the hiding of input from React. */
  input: AbortController;
}

/** Events of typing and choosing for which React would hydrate the rest of the widget at once. */
const INPUT_EVENTS = ["keydown", "keypress", "keyup", "input", "textInput", "change"];
const POINTER_EVENTS = [
  "pointerdown",
  "mousedown",
  "touchstart",
  "pointerup",
  "mouseup",
  "touchend",
  "click",
];

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
  let attributes: Attributes = {};
  const render = (latestProps: object): ReactNode => {
    attributes = readAttributes(widget.attributes, latestProps as Record<string, unknown>);
    return createElement(WidgetRoot, { widget, attributes, config, host, onMounted });
  };
  const isPrerendered = instance !== undefined && container.firstElementChild !== null;
  const mountedWidget = { render } as MountedWidget;
  const onMounted = (): void => {
    const { hydration } = mountedWidget;
    mountedWidget.hydration = undefined;
    hydration?.input.abort();
    if (hydration?.latestProps !== undefined) update(mountedWidget, hydration.latestProps);
    // Wait a microtask, so that the caller has the mounted widget before the event fires.
    queueMicrotask(() => emit(host, "ready", { widget: widget.tag, context: attributes["context"] }));
  };
  if (!isPrerendered) {
    mountedWidget.root = createRoot(container, options);
    mountedWidget.root.render(render(props));
  } else if (container === host) {
    mountedWidget.hydration = { input: hideInput(container) };
    // A transition yields to the browser every few milliseconds, so that input is handled between.
    startTransition(() => {
      mountedWidget.root = hydrateRoot(container, render(props), options);
    });
  } else {
    // Hydrate synchronously. Until hydration, React intercepts events and replays them at `event.target`,
    // which is null once an event has left a shadow root.
    mountedWidget.root = flushSync(() => hydrateRoot(container, render(props), options));
  }
  return mountedWidget;
}

/**
 * Lets the browser alone handle fields, as it does before a widget's script has loaded. Once mounted, a widget reads what
 * was typed and chosen.
 */
function hideInput(container: HTMLElement): AbortController {
  const input = new AbortController();
  const hide = (types: readonly string[], isHidden: (event: Event) => boolean): void => {
    for (const type of types)
      container.addEventListener(type, (event) => isHidden(event) && event.stopImmediatePropagation(), {
        capture: true,
        passive: true,
        signal: input.signal,
      });
  };
  hide(INPUT_EVENTS, (event) => (event as KeyboardEvent).key !== "Escape");
  hide(POINTER_EVENTS, ({ target }) => {
    const control = (target as Element).closest("a,button,label,input,select,textarea");
    return control !== null && !control.matches("a,button");
  });
  return input;
}

export function update({ root, render, hydration }: MountedWidget, props: object): void {
  if (hydration) hydration.latestProps = props;
  else root.render(render(props));
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
    const mountedWidget = mountedWidgets.get(host);
    mountedWidget?.hydration?.input.abort();
    mountedWidget?.root.unmount();
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
